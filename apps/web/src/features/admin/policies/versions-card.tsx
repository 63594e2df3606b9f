import type { PolicyDetail, PolicyVersionLine } from '@sojourn/contract/products/travel-policy.shapes'
import { useState } from 'react'
import { takeBackPolicy, widenPolicy } from '../../../api/calls/products/travel-policy'
import { useWrite } from '../../../api/queries'
import { Button } from '../../../kit/actions/button'
import { ButtonLink } from '../../../kit/actions/link'
import { Card } from '../../../kit/layout/page'
import { Timeline, type TimelineEntry } from '../../../kit/lists/timeline'
import { Badge, type Tone } from '../../../kit/marks/badge'
import { ask } from '../../../kit/overlays/modal-queue'
import { formatFullDate, formatInstant } from '../../../kit/text/format'
import { useText } from '../../../kit/text/text'
import { paths } from '../../../paths'
import { sendMeant } from '../golden/ask-golden-reason'
import { told } from '../../../kit/overlays/told'
import { sentAsked } from './asked/asked'
import { AskedDialog } from './asked/asked-dialog'
import styles from './policies.module.css'
import { readPoliciesAgain } from './policy-reads'
import { VersionDialog } from './version-dialog'

const tones: Readonly<Record<PolicyVersionLine['state'], Tone>> = {
  inForce: 'good',
  pilot: 'brand',
  future: 'warn',
  past: 'neutral',
  never: 'neutral',
}
const marks: Readonly<Record<PolicyVersionLine['state'], TimelineEntry['state']>> = {
  inForce: 'current',
  pilot: 'current',
  future: 'todo',
  past: 'done',
  never: 'failed',
}

/** Every version, the newest first: in force, tried, to come and over; what differs, and the way back. */
export function VersionsCard({ detail }: { detail: PolicyDetail }) {
  const text = useText('admin/policy/policy')
  const [shown, setShown] = useState<number>()
  if (detail.versions.length === 0) return null
  return (
    <Card title={text.versions}>
      <Timeline
        label={text.versions}
        entries={detail.versions.map((line) => ({
          key: String(line.version),
          title: <VersionTitle line={line} />,
          time: text.since({ day: formatFullDate(line.effectiveFrom) }),
          detail: <VersionMore detail={detail} line={line} onShow={() => setShown(line.version)} />,
          state: marks[line.state],
        }))}
      />
      {shown !== undefined && <VersionDialog detail={detail} version={shown} onClose={() => setShown(undefined)} />}
    </Card>
  )
}

function VersionTitle({ line: { version, state, ends } }: { line: PolicyVersionLine }) {
  const text = useText('admin/policy/policy')
  return (
    <span className={styles['versionTitle']}>
      {text.version({ version })}
      <Badge tone={tones[state]}>{text.versionStates[state]}</Badge>
      {ends && <Badge tone="locked">{text.versionEnds}</Badge>}
    </span>
  )
}

interface VersionMoreProps {
  detail: PolicyDetail
  line: PolicyVersionLine
  onShow: () => void
}

function VersionMore({ detail, line, onShow }: VersionMoreProps) {
  const text = useText('admin/policy/policy')
  const { list } = useText('admin/policy/scope')
  const { tryIt, tryOf } = useText('admin/policy/golden')
  const { version, ends, note, pilot, aloneReason, takenBack, mayTakeBack, mayWiden } = line
  const departments = pilot && list({ items: pilot.map(({ label }) => label) })
  return (
    <div className={styles['version']}>
      <p>{useWho(line)}</p>
      {departments && <p>{text.proposalPilot({ departments })}</p>}
      {note && <p>{text.proposalNote({ note })}</p>}
      {aloneReason && <p>{text.aloneSaid({ reason: aloneReason })}</p>}
      {takenBack && (
        <p>{text.takenBackBy({ name: takenBack.by, moment: formatInstant(takenBack.at), reason: takenBack.reason })}</p>
      )}
      <span className={styles['versionActs']}>
        {!ends && (
          <Button size="compact" kind="quiet" aria-label={text.differsOf({ version })} onClick={onShow}>
            {text.differs}
          </Button>
        )}
        {!ends && (
          <ButtonLink
            size="compact"
            kind="quiet"
            to={paths.policyLab({ policyId: detail.policyId, subject: String(version) })}
            aria-label={tryOf({ version })}
          >
            {tryIt}
          </ButtonLink>
        )}
        {mayWiden && <Widen detail={detail} version={version} departments={departments ?? ''} />}
        {mayTakeBack && <TakeBack detail={detail} version={version} />}
      </span>
    </div>
  )
}

/** Who proposed and who published a version. */
function useWho({ by, at, proposedBy }: PolicyVersionLine): string {
  const text = useText('admin/policy/policy')
  if (by === undefined || at === undefined) return text.byProduct
  const moment = formatInstant(at)
  return proposedBy === undefined ? text.by({ name: by, moment }) : text.byBoth({ proposer: proposedBy, name: by, moment })
}

interface VersionActProps {
  detail: PolicyDetail
  version: number
}

function TakeBack({ detail: { policyId, recordVersion }, version }: VersionActProps) {
  const text = useText('admin/policy/policy')
  const write = useWrite(takeBackPolicy)
  const takeBackOnceSure = async () => {
    const { takeBackText: message, takeBack: confirm } = text
    if (!(await ask({ title: text.takeBackTitle({ version }), message, confirm, cancel: true }))) return
    await told(write.mutateAsync({ policyId, version, recordVersion }), text.takenBack)
    await readPoliciesAgain()
  }
  return (
    <Button
      size="compact"
      kind="quiet"
      busy={write.isPending}
      aria-label={text.takeBackOf({ version })}
      onClick={() => void takeBackOnceSure()}
    >
      {text.takeBack}
    </Button>
  )
}

function Widen({ detail, version, departments }: VersionActProps & { departments: string }) {
  const text = useText('admin/policy/policy')
  const [open, setOpen] = useState(false)
  const write = useWrite(widenPolicy)
  const { policyId, recordVersion } = detail
  return (
    <>
      <Button
        size="compact"
        kind="quiet"
        aria-haspopup="dialog"
        aria-label={text.widenOf({ version })}
        onClick={() => setOpen(true)}
      >
        {text.widen}
      </Button>
      {open && (
        <AskedDialog
          title={text.widenTitle}
          lead={text.widenText({ departments })}
          terms={detail}
          onClose={() => setOpen(false)}
          onSend={async (asked) => {
            const request = { policyId, version, recordVersion, ...sentAsked(asked, detail) }
            await sendMeant((meant) => write.mutateAsync({ ...request, ...meant }))
          }}
        />
      )}
    </>
  )
}
