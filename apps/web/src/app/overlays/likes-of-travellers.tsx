import type { TipPreferences } from '@sojourn/contract/personal/preference.calls'
import { useLocation } from 'react-router'
import { getRemarksRule, queryTipPreferences } from '../../api/calls/personal/preference'
import { useEmployee } from '../../api/employee'
import { useRead } from '../../api/queries'
import { Badge } from '../../kit/marks/badge'
import { EmptyState } from '../../kit/feedback/empty-state'
import { ErrorState } from '../../kit/feedback/error-state'
import { Fact, FactList } from '../../kit/lists/facts'
import { formatInstant } from '../../kit/text/format'
import { SkeletonList } from '../../kit/feedback/skeleton'
import { useText } from '../../kit/text/text'
import { remindedProduct } from './notice-place'
import styles from './likes-of-travellers.module.css'
import { usePageFacts } from './use-page-facts'

/** How the travellers of this page like to travel; where a product reminds of it also what to mind about refunds (S2.68). */
export function LikesOfTravellers() {
  const text = useText('app/floating')
  const { employeeId } = useEmployee()
  const { travellers } = usePageFacts()
  const users = travellers.length > 0 ? travellers : [employeeId]
  const { data, error, refetch } = useRead(queryTipPreferences, { users })
  const reminded = remindedProduct(useLocation().pathname)
  return (
    <>
      {error && !data ? <ErrorState error={error} onRetry={() => void refetch()} /> : null}
      {!data && !error && <SkeletonList count={2} height={96} />}
      {data?.list.map((person) => (
        <Person key={person.employeeId} person={person} />
      ))}
      {data?.list.length === 0 && <EmptyState compact icon="heart" title={text.likesNone} />}
      {reminded && <Reminders productType={reminded} />}
    </>
  )
}

function Person({ person: { employeeName, isVip, labelTips, preferenceInfoList } }: { person: TipPreferences }) {
  const text = useText('app/floating')
  return (
    <section className={styles['person']} aria-label={text.likesOf({ name: employeeName })}>
      <h3 className={styles['name']}>
        {employeeName}
        {isVip && (
          <Badge tone="warn" icon="shield">
            {text.vip}
          </Badge>
        )}
        {labelTips.map((label) => (
          <Badge key={label} tone="neutral">
            {label}
          </Badge>
        ))}
      </h3>
      {preferenceInfoList.length === 0 ? (
        <p className={styles['none']}>{text.likesNone}</p>
      ) : (
        <FactList>
          {preferenceInfoList.map(({ typeName, content, remark }) => (
            <Fact key={`${typeName}${content}`} name={typeName}>
              {content}
              {remark && <span className={styles['remark']}>{remark}</span>}
            </Fact>
          ))}
        </FactList>
      )}
    </section>
  )
}

/** What the company asks to be kept in mind, by whom and since when (S3.54). */
function Reminders({ productType }: { productType: number }) {
  const text = useText('app/floating')
  const { data, error, refetch } = useRead(getRemarksRule, { productType })
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!data) return null
  return (
    <section className={styles['reminders']} aria-label={text.reminders}>
      <h3>{text.reminders}</h3>
      {data.list.length === 0 && <p className={styles['none']}>{text.remindersNone}</p>}
      {data.list.map(({ typeInfo, remarks, updaterName, updateTime }) => (
        <div key={typeInfo} className={styles['reminder']}>
          <strong>{typeInfo}</strong>
          <p>{remarks}</p>
          <p className={styles['none']}>{text.updatedBy({ name: updaterName, moment: formatInstant(updateTime) })}</p>
        </div>
      ))}
    </section>
  )
}
