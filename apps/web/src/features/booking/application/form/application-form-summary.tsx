import type { LineEstimate } from '@sojourn/contract/booking/application.shapes'
import { Badge } from '../../../../kit/marks/badge'
import { Button } from '../../../../kit/actions/button'
import { ErrorState } from '../../../../kit/feedback/error-state'
import { DraftStanding } from '../../../../kit/forms/draft-note'
import { formatPrice } from '../../../../kit/text/format'
import { Icon } from '../../../../kit/marks/icon'
import { Card } from '../../../../kit/layout/page'
import { Skeleton } from '../../../../kit/feedback/skeleton'
import { useText } from '../../../../kit/text/text'
import styles from './application-form.module.css'
import { useProductIcon } from '../../product/use-products'
import type { Preview, useApplicationForm } from './use-application-form'

interface SummaryProps {
  writing: ReturnType<typeof useApplicationForm>
  /** A modification is submitted or left; it has no draft. */
  mayDraft: boolean
}

/** What it may cost, what the budget says, who decides; then the two ways to go on. */
export function FormSummary({ writing, mayDraft }: SummaryProps) {
  const text = useText('booking/application-form')
  const preview = writing.preview.data
  const account = preview?.account
  const blocked = account?.level === 3 && account.control === 'strong' ? text.levelForbid : undefined
  const asked = (preview?.approval.personGroupList.length ?? 1) > 0
  return (
    <>
      <Card title={text.summary}>
        <Estimates writing={writing} />
      </Card>
      {preview && <Approval preview={preview} />}
      <Card className={styles['submit']}>
        {writing.faults > 0 && (
          <p role="alert" className={styles['faults']}>
            <Icon name="alert" size={16} />
            {text.faults({ count: writing.faults })}
          </p>
        )}
        <DraftStanding draft={writing.kept} />
        <Button type="submit" kind="main" size="large" wide busy={writing.submitting} disabledReason={blocked}>
          {asked ? text.submit : text.submitUnasked}
        </Button>
        {mayDraft && (
          <Button wide busy={writing.saving} onClick={writing.save}>
            {text.save}
          </Button>
        )}
      </Card>
    </>
  )
}

function Estimates({ writing }: Pick<SummaryProps, 'writing'>) {
  const text = useText('booking/application-form')
  const { data, error, refetch } = writing.preview
  const { lines } = writing.state.draft.content
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton height={96} radius={8} />
  if (lines.length === 0) return <p className={styles['hint']}>{text.noLines}</p>
  return (
    <ul className={styles['estimates']} aria-busy={writing.preview.isFetching}>
      {data.estimates.map((estimate) => (
        <Estimate key={estimate.line} estimate={estimate} writing={writing} travellers={data.travellers} />
      ))}
    </ul>
  )
}

interface EstimateProps extends Pick<SummaryProps, 'writing'> {
  estimate: LineEstimate
  travellers: number
}

function Estimate({ estimate, writing, travellers }: EstimateProps) {
  const productIcon = useProductIcon()
  const text = useText('booking/application-form')
  const { anyCity } = useText('booking/application')
  const line = writing.state.draft.content.lines[estimate.line]
  if (!line) return null
  const ends = [line.depart, line.arrive].filter(({ code }, end) => end === 1 || code !== '').map(({ name }) => name || anyCity)
  const figures = [
    ...(estimate.basis === 'supply'
      ? [[text.cheapest, estimate.cheapest] as const, [text.typical, estimate.typical] as const]
      : []),
    ...(estimate.cap === undefined ? [] : [[text.cap, estimate.cap] as const]),
  ]
  return (
    <li>
      <p className={styles['route']}>
        <Icon name={productIcon(estimate)} size={16} />
        {text.estimateOf({ route: ends.join(line.isReturn ? ' ⇄ ' : ' → '), count: travellers })}
      </p>
      {estimate.basis !== 'none' && (
        <dl className={styles['figures']}>
          {figures.map(([name, fen]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{formatPrice(fen)}</dd>
            </div>
          ))}
        </dl>
      )}
      <p className={styles['hint']}>{text.basis[estimate.basis]}</p>
    </li>
  )
}

const tones = { 0: 'good', 1: 'warn', 2: 'warn', 3: 'bad' } as const
const icons = { 0: 'checkCircle', 1: 'alert', 2: 'alert', 3: 'closeCircle' } as const

/** The account behind it and who decides, level by level. */
function Approval({ preview: { account, approval } }: { preview: Preview }) {
  const text = useText('booking/application-form')
  const level = (account?.level ?? 0) as keyof typeof tones
  return (
    <>
      {account && (
        <Card title={text.account}>
          <div className={styles['standing']}>
            <p>{account.name}</p>
            <p className={styles['hint']}>
              {account.amount < 0
                ? text.unlimited
                : text.accountLine({ left: formatPrice(account.left), amount: formatPrice(account.amount) })}
            </p>
            <Badge tone={tones[level]} icon={icons[level]}>
              {text.levels[level]}
            </Badge>
            {level === 3 && <p className={styles['hint']}>{account.control === 'strong' ? text.levelForbid : text.levelAllow}</p>}
          </div>
        </Card>
      )}
      <Card title={text.approval}>
        {approval.personGroupList.length === 0 ? (
          <p>{text.noApproval}</p>
        ) : (
          <ol className={styles['levels']}>
            {approval.personGroupList.map(({ type, personList }) => (
              <li key={type}>
                <Icon name="approve" size={16} />
                {text.approvalLevel({ level: type, names: text.list({ items: personList.map(({ name }) => name) }) })}
              </li>
            ))}
          </ol>
        )}
      </Card>
    </>
  )
}
