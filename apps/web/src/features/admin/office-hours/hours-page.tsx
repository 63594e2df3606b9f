import { formatFullDate } from '../../../kit/text/format'
import { getOfficeHours } from '../../../api/calls/admin/company/office-hours'
import { queryClient, readOptions, useRead } from '../../../api/queries'
import { EditColumns } from '../../../kit/edit/edit-columns'
import { ErrorState } from '../../../kit/feedback/error-state'
import { SkeletonList } from '../../../kit/feedback/skeleton'
import { IconLine } from '../../../kit/layout/icon-line'
import { Card, Page } from '../../../kit/layout/page'
import { Fact, FactList } from '../../../kit/lists/facts'
import { loadTexts, useText } from '../../../kit/text/text'
import { RecordHistory } from '../history/record-history'
import { officeHoursWords } from '@sojourn/domain/admin/record/words-of-records'
import { hoursFields } from './hours-form'
import { HoursEdit, type Answer } from './hours-edit'
import styles from './hours.module.css'

export async function loader() {
  void queryClient.prefetchQuery(readOptions(getOfficeHours, {}))
  await loadTexts('kit/widgets', 'kit/edit', 'kit/drafts', 'admin/company/office-hours', 'admin/record')
  return null
}

/** When the company works, and what counts it. */
export function Component() {
  const text = useText('admin/company/office-hours')
  const { data, error, refetch } = useRead(getOfficeHours, {})
  const history = (
    <RecordHistory kind="officeHours" id="officeHours" words={officeHoursWords(text, formatFullDate)} empty={text.neverChanged} />
  )
  return (
    <Page title={text.title}>
      <p className={styles['lead']}>{text.lead}</p>
      <EditColumns history={data ? history : null}>
        {data ? (
          data.mayChange ? (
            <HoursEdit answer={data} />
          ) : (
            <HoursFacts answer={data} />
          )
        ) : error ? (
          <ErrorState error={error} onRetry={() => void refetch()} />
        ) : (
          <SkeletonList count={3} height={160} gap={16} />
        )}
      </EditColumns>
    </Page>
  )
}

/** For who may only read them. */
function HoursFacts({ answer: { hours } }: { answer: Answer }) {
  const text = useText('admin/company/office-hours')
  return (
    <Card title={text.title}>
      <IconLine icon="lock">{text.readOnly}</IconLine>
      <FactList>
        {hoursFields(text).map(({ key, label, words }) => {
          const said = words(hours)
          return (
            <Fact key={key} name={label}>
              {(typeof said === 'string' ? said : said.join('\n')) || '–'}
            </Fact>
          )
        })}
      </FactList>
    </Card>
  )
}
