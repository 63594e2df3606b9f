import { useSearchParams } from 'react-router'
import {
  type Feedback,
  feedbackCategories,
  type FeedbackCategory,
  feedbackLength,
} from '@sojourn/contract/personal/feedback.calls'
import { type FormEvent, useState } from 'react'
import { contentFault, feedbackContactFault } from '@sojourn/domain/personal/feedback'
import { getMyFeedback, submitFeedback } from '../../api/calls/personal/feedback'
import { mayDo, useEmployee } from '../../api/employee'
import { queryClient, readOptions, useRead, useWrite } from '../../api/queries'
import { Form } from '../../kit/forms/form'
import { Badge } from '../../kit/marks/badge'
import { EmptyState } from '../../kit/feedback/empty-state'
import { ErrorState } from '../../kit/feedback/error-state'
import { formatInstant } from '../../kit/text/format'
import { Card, Page } from '../../kit/layout/page'
import { SkeletonList } from '../../kit/feedback/skeleton'
import { Tabs } from '../../kit/lists/tabs'
import { loadTexts, useText } from '../../kit/text/text'
import { FeedbackAnswers } from './feedback-answers'
import styles from './feedback.module.css'
import { Button } from '../../kit/actions/button'
import { DraftNote } from '../../kit/forms/draft-note'
import { Field, FormRefusal } from '../../kit/forms/field'
import { Input, Select, TextArea } from '../../kit/forms/input'
import { useKeptDraft } from '../../kit/forms/use-kept-draft'
import { toast } from '../../kit/overlays/toast'

export async function loader() {
  void queryClient.prefetchQuery(readOptions(getMyFeedback, {}))
  await loadTexts('kit/widgets', 'kit/drafts', 'personal/feedback')
  return null
}

/** What people tell us, and the answers (S2.39); whoever manages the company answers here. */
export function Component() {
  const text = useText('personal/feedback')
  const [address, setAddress] = useSearchParams()
  const answers = mayDo(useEmployee(), 'manage')
  const tab = answers && address.get('tab') === 'answer' ? 'answer' : 'mine'
  return (
    <Page title={text.title}>
      {answers ? (
        <Tabs
          label={text.tabList}
          value={tab}
          onChange={(next) => setAddress({ tab: next })}
          tabs={[
            { value: 'mine', label: text.tabs.mine },
            { value: 'answer', label: text.tabs.answer },
          ]}
        >
          <div className={styles['panel']}>{tab === 'answer' ? <FeedbackAnswers /> : <Mine />}</div>
        </Tabs>
      ) : (
        <Mine />
      )}
    </Page>
  )
}

function Mine() {
  const text = useText('personal/feedback')
  const [address] = useSearchParams()
  const { data, error, refetch } = useRead(getMyFeedback, {}, { staleTime: 0 })
  return (
    <div className={styles['columns']}>
      <FeedbackForm category={address.get('category')} orderNo={address.get('orderSerialNo')} />
      <Card title={text.history}>
        {data ? (
          data.list.length === 0 ? (
            <EmptyState compact icon="comment" title={text.emptyTitle}>
              {text.emptyText}
            </EmptyState>
          ) : (
            <ul>
              {data.list.map((feedback) => (
                <Written key={feedback.feedbackId} feedback={feedback} />
              ))}
            </ul>
          )
        ) : error ? (
          <ErrorState error={error} onRetry={() => void refetch()} />
        ) : (
          <SkeletonList count={3} height={80} />
        )}
      </Card>
    </div>
  )
}

function Written({ feedback: { at, category, content, orderNo, answer } }: { feedback: Feedback }) {
  const text = useText('personal/feedback')
  return (
    <li className={styles['entry']}>
      <div className={styles['head']}>
        <strong>{text.categories[category]}</strong>
        <Badge tone={answer ? 'good' : 'neutral'} icon={answer ? 'checkCircle' : 'clock'}>
          {answer ? text.answered : text.waiting}
        </Badge>
        <span className={styles['minor']}>{formatInstant(at)}</span>
      </div>
      {orderNo && <p className={styles['minor']}>{text.orderNo({ orderNo })}</p>}
      <p className={styles['words']}>{content}</p>
      {answer && (
        <div className={styles['answer']}>
          <p className={styles['words']}>{answer.text}</p>
          <p className={styles['minor']}>{text.answeredBy({ name: answer.by, moment: formatInstant(answer.at) })}</p>
        </div>
      )}
    </li>
  )
}

const isCategory = (word: string | null): word is FeedbackCategory => feedbackCategories.some((one) => one === word)
interface FeedbackWords {
  category: FeedbackCategory
  content: string
  contact: string
}
type Faults = Partial<Record<'content' | 'contact', string | undefined>>

/** What is written, what is wrong with it, and sending it. */
function useFeedback(named: string | null, orderNo: string | null) {
  const text = useText('personal/feedback')
  const draft = useKeptDraft({
    owner: useEmployee(),
    form: 'feedback',
    of: orderNo ?? '',
    fresh: (): FeedbackWords => ({ category: isCategory(named) ? named : 'booking', content: '', contact: '' }),
  })
  const words = draft.value
  const [faults, setFaults] = useState<Faults>({})
  const save = useWrite(submitFeedback, [getMyFeedback])
  const set = (field: 'content' | 'contact', value: string) => {
    draft.change({ ...words, [field]: value })
    if (faults[field]) setFaults({ ...faults, [field]: undefined })
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const [content, contact] = [contentFault(words.content), feedbackContactFault(words.contact)]
    setFaults({ content: content && text.faults[content], contact: contact && text.faults[contact] })
    if (content || contact) return
    const onSuccess = () => {
      toast(text.submitted, 'good')
      draft.discard()
    }
    save.mutate({ ...words, ...(orderNo && { orderNo }) }, { onSuccess })
  }
  const refusal = save.error?.message
  return { draft, words, faults, set, submit, busy: save.isPending, refusal }
}

/** Category, words and a contact; the address may name category and order. */
function FeedbackForm({ category: named, orderNo }: { category: string | null; orderNo: string | null }) {
  const text = useText('personal/feedback')
  const { draft, words, faults, set, submit, busy, refusal } = useFeedback(named, orderNo)
  return (
    <Card title={text.write}>
      <Form className={styles['form']} onSubmit={submit}>
        <p className={styles['soft']}>{text.lead}</p>
        {orderNo && <p>{text.orderNo({ orderNo })}</p>}
        <CategoryField value={words.category} onChange={(category) => draft.change({ ...words, category })} />
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
        {refusal && <FormRefusal>{refusal}</FormRefusal>}
        <DraftNote draft={draft} />
        <Button type="submit" kind="brand" busy={busy}>
          {text.submit}
        </Button>
      </Form>
    </Card>
  )
}

function CategoryField({ value, onChange }: { value: FeedbackCategory; onChange: (category: FeedbackCategory) => void }) {
  const text = useText('personal/feedback')
  return (
    <Field label={text.category}>
      {(control) => (
        <Select {...control} value={value} onChange={(event) => onChange(event.target.value as FeedbackCategory)}>
          {feedbackCategories.map((one) => (
            <option key={one} value={one}>
              {text.categories[one]}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}
