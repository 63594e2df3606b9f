import { useState, type FormEvent } from 'react'
import { feedbackCategories, feedbackLength, type FeedbackCategory } from '@sojourn/contract/personal/feedback.calls'
import { contentFault, feedbackContactFault } from '@sojourn/domain/personal/feedback'
import { getMyFeedback, submitFeedback } from '../../api/calls/personal/feedback'
import { useWrite } from '../../api/queries'
import { Button } from '../../kit/actions/button'
import { Field, FieldError } from '../../kit/forms/field'
import { Input, Select, TextArea } from '../../kit/forms/input'
import { Card } from '../../kit/layout/page'
import { useText } from '../../kit/text/text'
import { toast } from '../../kit/overlays/toast'
import { useFirstError } from '../../kit/hooks/use-first-error'
import styles from './feedback.module.css'

const isCategory = (word: string | null): word is FeedbackCategory => feedbackCategories.some((one) => one === word)
type Faults = Partial<Record<'content' | 'contact', string | undefined>>

/** What is written, what is wrong with it, and sending it. */
function useFeedback(named: string | null, orderNo: string | null) {
  const text = useText('personal/feedback')
  const [category, setCategory] = useState<FeedbackCategory>(isCategory(named) ? named : 'booking')
  const [words, setWords] = useState({ content: '', contact: '' })
  const [faults, setFaults] = useState<Faults>({})
  const save = useWrite(submitFeedback, [getMyFeedback])
  const set = (field: keyof typeof words, value: string) => {
    setWords({ ...words, [field]: value })
    setFaults({ ...faults, [field]: undefined })
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const [content, contact] = [contentFault(words.content), feedbackContactFault(words.contact)]
    setFaults({ content: content && text.faults[content], contact: contact && text.faults[contact] })
    if (content || contact) return
    const onSuccess = () => {
      toast(text.submitted, 'good')
      setWords({ content: '', contact: '' })
    }
    save.mutate({ category, ...words, ...(orderNo && { orderNo }) }, { onSuccess })
  }
  const refusal = save.error?.message
  return { category, setCategory, words, faults, set, submit, busy: save.isPending, refusal }
}

/** Category, words and a contact; the address may name category and order. */
export function FeedbackForm({ category: named, orderNo }: { category: string | null; orderNo: string | null }) {
  const text = useText('personal/feedback')
  const { category, setCategory, words, faults, set, submit, busy, refusal } = useFeedback(named, orderNo)
  const ref = useFirstError(faults)
  return (
    <Card title={text.write}>
      <form ref={ref} className={styles['form']} onSubmit={submit} noValidate>
        <p className={styles['soft']}>{text.lead}</p>
        {orderNo && <p>{text.orderNo({ orderNo })}</p>}
        <Field label={text.category}>
          {(control) => (
            <Select {...control} value={category} onChange={(event) => setCategory(event.target.value as FeedbackCategory)}>
              {feedbackCategories.map((one) => (
                <option key={one} value={one}>
                  {text.categories[one]}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field
          label={text.content}
          required
          error={faults.content}
          hint={text.contentHint({ left: feedbackLength - words.content.length })}
        >
          {(control) => (
            <TextArea
              {...control}
              rows={6}
              maxLength={feedbackLength}
              value={words.content}
              onChange={(event) => set('content', event.target.value)}
            />
          )}
        </Field>
        <Field label={text.contact} hint={text.contactHint} error={faults.contact}>
          {(control) => (
            <Input {...control} maxLength={100} value={words.contact} onChange={(event) => set('contact', event.target.value)} />
          )}
        </Field>
        {refusal && <FieldError>{refusal}</FieldError>}
        <Button type="submit" kind="brand" busy={busy}>
          {text.submit}
        </Button>
      </form>
    </Card>
  )
}
