import type { ServiceAgreement } from '@sojourn/contract/admin/agency/agreement.calls'
import { getServiceAgreement } from '../../../api/calls/admin/agency/agreement'
import { queryClient, readOptions, useRead } from '../../../api/queries'
import { ErrorState } from '../../../kit/feedback/error-state'
import { SkeletonList } from '../../../kit/feedback/skeleton'
import { Help } from '../../../kit/help/help'
import { Card, Page } from '../../../kit/layout/page'
import { Fact, FactList, FigureTiles } from '../../../kit/lists/facts'
import { Badge, type Tone } from '../../../kit/marks/badge'
import type { IconName } from '../../../kit/marks/icon-paths'
import { Price } from '../../../kit/marks/price'
import { formatFullDate } from '../../../kit/text/format'
import { loadTexts, useText } from '../../../kit/text/text'
import styles from './agreement.module.css'
import { OwnOffers } from './own-offers'
import { Fees, Products, Rates } from './agreement-tables'

export async function loader() {
  void queryClient.prefetchQuery(readOptions(getServiceAgreement, {}))
  await loadTexts(
    'kit/widgets',
    'admin/agency/service-fee',
    'admin/agency/agreement',
    'admin/agency/agreement-offer',
    'admin/record',
    'kit/edit',
  )
  return null
}

/** What the company agreed with its agency: read here, changed there. */
export function Component() {
  const text = useText('admin/agency/agreement')
  const { data, error, refetch } = useRead(getServiceAgreement, {})
  return (
    <Page title={text.title} chips={data && <StateBadge state={data.state} />}>
      <p className={styles['lead']}>{text.lead}</p>
      {data ? (
        <Agreement agreement={data} />
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <SkeletonList count={4} height={160} gap={16} />
      )}
    </Page>
  )
}

const looks: Record<ServiceAgreement['state'], { tone: Tone; icon: IconName }> = {
  none: { tone: 'warn', icon: 'alert' },
  future: { tone: 'brand', icon: 'clock' },
  inForce: { tone: 'good', icon: 'check' },
  ended: { tone: 'bad', icon: 'closeCircle' },
}

export function StateBadge({ state }: Pick<ServiceAgreement, 'state'>) {
  const { states } = useText('admin/agency/agreement')
  return <Badge {...looks[state]}>{states[state]}</Badge>
}

function Agreement({ agreement }: { agreement: ServiceAgreement }) {
  return (
    <div className={styles['parts']}>
      <OwnOffers signedBefore={agreement.state !== 'none'} />
      <Period agreement={agreement} />
      <Credit agreement={agreement} />
      <Products products={agreement.products} />
      <Fees agreement={agreement} />
      <Rates agreement={agreement} />
    </div>
  )
}

export function Period({ agreement: { state, from, to, daysLeft, methods } }: { agreement: ServiceAgreement }) {
  const text = useText('admin/agency/agreement')
  return (
    <Card title={text.period}>
      {text.stateHints[state] && <p className={styles['hint']}>{text.stateHints[state]}</p>}
      <FactList>
        {from && to && (
          <Fact name={text.period}>
            {text.periodOf({ from: formatFullDate(from), to: formatFullDate(to) })}{' '}
            {daysLeft !== undefined && <span className={styles['soft']}>{text.daysLeft({ days: daysLeft })}</span>}
          </Fact>
        )}
        <Fact name={text.methods}>{methods.map((method) => text.method[method]).join(' · ')}</Fact>
      </FactList>
    </Card>
  )
}

export function Credit({ agreement: { credit } }: { agreement: ServiceAgreement }) {
  const text = useText('admin/agency/agreement')
  return (
    <Card title={text.credit} action={<Help field={text.credit} article="agreement" section="credit" />}>
      <FigureTiles>
        <Fact name={text.available}>
          <Price fen={credit.available} tone="plain" />
        </Fact>
        <Fact name={text.limit}>
          <Price fen={credit.limit} tone="plain" />
        </Fact>
        <Fact name={text.used}>
          <Price fen={credit.used} tone="plain" />
        </Fact>
        <Fact name={`${text.frozen} · ${text.frozenHint}`}>
          <Price fen={credit.frozen} tone="plain" />
        </Fact>
      </FigureTiles>
    </Card>
  )
}
