import type { LineEstimate } from '@sojourn/contract/booking/application/application.shapes'
import { Badge } from '../../../../kit/marks/badge'
import { Button } from '../../../../kit/actions/button'
import { ErrorState } from '../../../../kit/feedback/error-state'
import { ChangeList } from '../../../../kit/edit/change-list'
import { DraftStatus } from '../../../../kit/forms/draft-note'
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
  modifies: boolean
  /** It stands on the server already, and what differs from it is shown. */
  written: boolean
}

/** What it may cost, what the budget says, who decides and what changes; then the two ways to go on. */
export function FormSummary({ writing, modifies, written }: SummaryProps) {
  const text = useText('booking/application/form')
  const preview = writing.preview.data
  return (
    <>
      <Card title={text.summary}>
        <Estimates writing={writing} />
      </Card>
      {preview && <Approval preview={preview} />}
      <Submit writing={writing} modifies={modifies} written={written} />
    </>
  )
}

/** What differs from what holds or was kept last, before it is sent. */
function Changes({ writing: { edit } }: Pick<SummaryProps, 'writing'>) {
  const text = useText('booking/application/form')
  if (edit.changes.length === 0) return <p className={styles['hint']}>{text.noChanges}</p>
  return (
    <div className={styles['changes']}>
      <ChangeList stacked changes={edit.changes} onUndo={edit.undo} most={1} />
    </div>
  )
}

/** What changes stands with the button that sends it, in sight however long the form is. */
function Submit({ writing, modifies, written }: SummaryProps) {
  const text = useText('booking/application/form')
  const blocked = useBlocked({ writing, modifies })
  const asked = (writing.preview.data?.approval.personGroupList.length ?? 1) > 0
  const choose = useConflictReason(writing)
  return (
    <Card title={written && text.changes} className={styles['submit']}>
      {written && <Changes writing={writing} />}
      {writing.faults > 0 && (
        <p role="alert" className={styles['faults']}>
          <Icon name="alert" size={16} />
          {text.faults({ count: writing.faults })}
        </p>
      )}
      <DraftStatus draft={writing.edit.draft} />
      <Button type="submit" kind="main" size="large" wide busy={writing.submitting} disabledReason={blocked}>
        {asked ? text.submit : text.submitUnasked}
      </Button>
      {!modifies && (
        <Button wide busy={writing.saving} disabledReason={choose} onClick={writing.save}>
          {text.save}
        </Button>
      )}
      {choose && <p className={styles['hint']}>{choose}</p>}
    </Card>
  )
}

/** What somebody else saved meanwhile is chosen or left first. */
function useConflictReason({ edit: { conflicts } }: SummaryProps['writing']): string | undefined {
  const { chooseFirst } = useText('kit/edit')
  return conflicts.length > 0 ? chooseFirst({ count: conflicts.length }) : undefined
}

/** Why it cannot be submitted as it stands. */
function useBlocked({ writing, modifies }: Omit<SummaryProps, 'written'>): string | undefined {
  const text = useText('booking/application/form')
  const choose = useConflictReason(writing)
  const account = writing.preview.data?.account
  if (choose) return choose
  if (modifies && writing.edit.changes.length === 0) return text.noChanges
  return account?.level === 3 && account.control === 'strong' ? text.levelForbid : undefined
}

function Estimates({ writing }: Pick<SummaryProps, 'writing'>) {
  const text = useText('booking/application/form')
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
  const text = useText('booking/application/form')
  const { anyCity } = useText('booking/application/words')
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

/** The account behind it and who decides, level by level, or who is notified. */
function Approval({ preview: { account, approval, told } }: { preview: Preview }) {
  const text = useText('booking/application/form')
  const level = (account?.level ?? 0) as keyof typeof tones
  return (
    <>
      {account && (
        <Card title={text.account}>
          <div className={styles['account']}>
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
          <>
            <p>{text.noApproval}</p>
            {told && <p className={styles['hint']}>{text.told({ names: text.list({ items: told }) })}</p>}
          </>
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
