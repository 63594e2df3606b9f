import { useSearchParams } from 'react-router'
import type { Feedback } from '@sojourn/contract/personal/feedback.calls'
import { getMyFeedback } from '../../api/calls/personal/feedback'
import { mayDo, useEmployee } from '../../api/employee'
import { queryClient, readOptions, useRead } from '../../api/queries'
import { Badge } from '../../kit/marks/badge'
import { EmptyState } from '../../kit/feedback/empty-state'
import { ErrorState } from '../../kit/feedback/error-state'
import { formatInstant } from '../../kit/text/format'
import { Card, Page } from '../../kit/layout/page'
import { SkeletonList } from '../../kit/feedback/skeleton'
import { Tabs } from '../../kit/lists/tabs'
import { loadTexts, useText } from '../../kit/text/text'
import { FeedbackAnswers } from './feedback-answers'
import { FeedbackForm } from './feedback-form'
import styles from './feedback.module.css'

export async function loader() {
  void queryClient.prefetchQuery(readOptions(getMyFeedback, {}))
  await loadTexts('kit/widgets', 'personal/feedback')
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
