import { useState, type FormEvent } from 'react'
import { feedbackLength } from '@sojourn/contract/personal/feedback.calls'
import { contentFault } from '@sojourn/domain/personal/feedback'
import { answerFeedback, getCompanyFeedback } from '../../api/calls/personal/feedback'
import { useRead, useWrite } from '../../api/queries'
import type { WebResponse } from '../../api/web-call'
import { Button } from '../../kit/actions/button'
import { EmptyState } from '../../kit/feedback/empty-state'
import { ErrorState } from '../../kit/feedback/error-state'
import { Field } from '../../kit/forms/field'
import { Form } from '../../kit/forms/form'
import { formatInstant } from '../../kit/text/format'
import { TextArea } from '../../kit/forms/input'
import { Card } from '../../kit/layout/page'
import { SkeletonList } from '../../kit/feedback/skeleton'
import { useText } from '../../kit/text/text'
import { toast } from '../../kit/overlays/toast'
import styles from './feedback.module.css'

type CompanyFeedback = WebResponse<NonNullable<(typeof getCompanyFeedback)['contract']>>['list'][number]

/** What colleagues wrote, for those who manage the company; the unanswered first. */
export function FeedbackAnswers() {
  const text = useText('personal/feedback')
  const { data, error, refetch } = useRead(getCompanyFeedback, {}, { staleTime: 0 })
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!data) return <SkeletonList count={3} height={96} />
  return (
    <Card>
      {data.list.length === 0 ? (
        <EmptyState compact icon="comment" title={text.nothingToAnswer}>
          {text.nothingToAnswerText}
        </EmptyState>
      ) : (
        <ul>
          {data.list.map((feedback) => (
            <Entry key={feedback.feedbackId} feedback={feedback} />
          ))}
        </ul>
      )}
    </Card>
  )
}

function Entry({ feedback }: { feedback: CompanyFeedback }) {
  const text = useText('personal/feedback')
  const [open, setOpen] = useState(false)
  const { from, at, category, content, contact, orderNo, answer } = feedback
  return (
    <li className={styles['entry']}>
      <div className={styles['head']}>
        <strong>{text.categories[category]}</strong>
        <span>{text.from({ name: from })}</span>
        <span className={styles['minor']}>{formatInstant(at)}</span>
        {!answer && !open && (
          <Button size="compact" aria-label={text.replyTo({ name: from })} onClick={() => setOpen(true)}>
            {text.reply}
          </Button>
        )}
      </div>
      {orderNo && <p className={styles['minor']}>{text.orderNo({ orderNo })}</p>}
      <p className={styles['words']}>{content}</p>
      {contact && <p className={styles['minor']}>{text.contactOf({ contact })}</p>}
      {answer && (
        <div className={styles['answer']}>
          <p className={styles['words']}>{answer.text}</p>
          <p className={styles['minor']}>{text.answeredBy({ name: answer.by, moment: formatInstant(answer.at) })}</p>
        </div>
      )}
      {open && !answer && <AnswerForm feedback={feedback} />}
    </li>
  )
}

function AnswerForm({ feedback: { feedbackId, from } }: { feedback: CompanyFeedback }) {
  const text = useText('personal/feedback')
  const [words, setWords] = useState('')
  const [fault, setFault] = useState<string>()
  const save = useWrite(answerFeedback, [getCompanyFeedback])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const found = contentFault(words)
    setFault(found && text.faults[found])
    if (found) return
    save.mutate(
      { feedbackId, answer: words },
      { onSuccess: () => toast(text.replied, 'good'), onError: (error) => setFault(error.message) },
    )
  }
  return (
    <Form className={styles['form']} onSubmit={submit}>
      <Field label={text.replyTo({ name: from })} error={fault} hint={text.contentHint({ left: feedbackLength - words.length })}>
        {(control) => (
          <TextArea {...control} maxLength={feedbackLength} value={words} onChange={(event) => setWords(event.target.value)} />
        )}
      </Field>
      <Button type="submit" kind="brand" busy={save.isPending}>
        {text.sendReply}
      </Button>
    </Form>
  )
}
