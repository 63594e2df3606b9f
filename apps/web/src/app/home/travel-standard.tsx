import { getFlightRuleViolate } from '../../api/calls.generated'
import { useRead } from '../../api/queries'
import type { WebResponse } from '../../api/web-call'
import { Icon } from '../../kit/icon'
import { Card } from '../../kit/page'
import { Skeleton } from '../../kit/skeleton'
import { useText } from '../../kit/text'
import styles from './travel-standard.module.css'

type Standard = WebResponse<NonNullable<typeof getFlightRuleViolate.contract>>

/** What this person may book, in sentences (S1.03, S3.48). */
export function TravelStandard() {
  const text = useText('app/home')
  const { data, error } = useRead(getFlightRuleViolate, {}, { staleTime: 300_000 })
  return (
    <Card title={text.standard} action={<ProductName />} className={styles['card']}>
      {data ? (
        <Sentences standard={data} />
      ) : error ? (
        <p className={styles['quiet']}>{text.standardFailed}</p>
      ) : (
        <Skeleton height={40} />
      )}
    </Card>
  )
}

const ProductName = () => (
  <span className={styles['product']}>
    <Icon name="plane" size={18} />
    {useText('app/home').flightStandard}
  </span>
)

/** S8.12: nothing set names the travel manager; a policy without rules has no limit. */
function Sentences({ standard }: { standard: Standard }) {
  const text = useText('app/home')
  if (!standard.policySet) return <p className={styles['quiet']}>{text.standardMissing}</p>
  const shown = standard.items.filter(({ isShow }) => isShow)
  const sentences = shown.flatMap(({ ruleTextList }) => ruleTextList)
  if (sentences.length === 0) return <p className={styles['quiet']}>{text.noLimit}</p>
  return (
    <>
      <ul className={styles['rules']}>
        {sentences.map((sentence) => (
          <li key={sentence}>
            <Icon name="check" size={14} />
            <span>{sentence}</span>
          </li>
        ))}
      </ul>
      {shown
        .filter(({ remark }) => remark && shown.length > 1)
        .map(({ remark }) => (
          <p key={remark} className={styles['quiet']}>
            {remark}
          </p>
        ))}
    </>
  )
}
