import { emergencyReason, type ProposalDecision } from '@sojourn/contract/kit/proposal'
import type { PolicyDetail, PolicyProposal } from '@sojourn/contract/products/travel-policy.shapes'
import { useState } from 'react'
import { decidePolicy, getPolicy } from '../../../api/calls/products/travel-policy'
import { useRead, useWrite } from '../../../api/queries'
import { Button } from '../../../kit/actions/button'
import { Link } from '../../../kit/actions/link'
import { SkeletonList } from '../../../kit/feedback/skeleton'
import { Card } from '../../../kit/layout/page'
import { ask } from '../../../kit/overlays/modal-queue'
import { formatFullDate, formatInstant } from '../../../kit/text/format'
import { language } from '../../../kit/text/language'
import { useText } from '../../../kit/text/text'
import { ReasonDialog } from '../fields/reason-dialog'
import { paths } from '../../../paths'
import { sendMeant } from '../golden/ask-golden-reason'
import { tellFailure, told } from '../../../kit/overlays/told'
import styles from './policies.module.css'
import { readPoliciesAgain } from './policy-reads'
import { Changes } from './changes'
import { nothingTold, toldOf, useToldDifference } from './told-policy'

interface ProposalProps {
  detail: PolicyDetail
  proposal: PolicyProposal
}

/** What somebody proposes and a second person publishes, with what differs from the version that it was written on. */
export function ProposalCard({ detail, proposal }: ProposalProps) {
  const text = useText('admin/policy/policy')
  const { list } = useText('admin/policy/scope')
  const golden = useText('admin/policy/golden')
  const { by, at, note, effectiveFrom, ends, pilot, mine, mayDecide, goldenReason } = proposal
  return (
    <Card title={text.proposal} className={styles['proposal']}>
      <div className={styles['form']}>
        <p className={styles['soft']}>
          {[
            text.proposalBy({ name: by, moment: formatInstant(at) }),
            text.proposalFrom({ day: formatFullDate(effectiveFrom) }),
            ...(pilot ? [text.proposalPilot({ departments: list({ items: pilot.map(({ label }) => label) }) })] : []),
          ].join(' · ')}
        </p>
        {note && <p>{text.proposalNote({ note })}</p>}
        {goldenReason && <p>{golden.meant({ reason: goldenReason })}</p>}
        {!ends && <Link to={paths.policyLab({ policyId: detail.policyId, subject: 'proposal' })}>{golden.tryInLab}</Link>}
        {ends ? <p>{text.proposalEnds}</p> : <Proposed detail={detail} proposal={proposal} />}
        {mine && <p className={styles['soft']}>{text.proposalMine}</p>}
        {mayDecide && <p className={styles['soft']}>{text.proposalDecide}</p>}
        <Decide proposal={proposal} />
      </div>
    </Card>
  )
}

function Proposed({ detail: { policyId }, proposal: { policy, scope, standards, writtenOn } }: ProposalProps) {
  const text = useText('admin/policy/policy')
  const differenceOf = useToldDifference()
  const { data } = useRead(
    getPolicy,
    { policyId, ...(writtenOn !== undefined && { version: writtenOn }) },
    { enabled: writtenOn !== undefined },
  )
  if (writtenOn !== undefined && !data) return <SkeletonList count={2} height={40} />
  const before = writtenOn !== undefined && data ? toldOf(data) : nothingTold
  const changes = differenceOf(before, { name: policy?.name[language] ?? '', scope, standards })
  return changes.length === 0 ? <p>{text.noChange}</p> : <Changes changes={changes} />
}

/** True where it was done. */
type Step = (decision: ProposalDecision, reason?: string) => Promise<boolean>

/** The steps that the reader may take. */
function Decide({ proposal }: { proposal: PolicyProposal }) {
  const text = useText('admin/policy/policy')
  const [asking, setAsking] = useState<'refuse' | 'alone'>()
  const { decide, busy } = useDecide(proposal)
  const { mine, mayDecide, mayPublishAlone, effectiveFrom } = proposal
  const publishOnceSure = async () => {
    const message = text.acceptText({ day: formatFullDate(effectiveFrom) })
    if (await ask({ title: text.acceptTitle, message, confirm: text.accept, cancel: true })) await decide('publish')
  }
  const withdrawOnceSure = async () => {
    const { withdrawTitle: title, withdrawText: message, withdraw: confirm } = text
    if (await ask({ title, message, confirm, cancel: true })) await decide('withdraw')
  }
  return (
    <div className={styles['decide']}>
      {(mayDecide || mayPublishAlone === 'single') && (
        <Button kind="brand" busy={busy} onClick={() => void publishOnceSure()}>
          {text.accept}
        </Button>
      )}
      {mayDecide && (
        <Button aria-haspopup="dialog" onClick={() => setAsking('refuse')}>
          {text.refuse}
        </Button>
      )}
      {mine && (
        <Button busy={busy} onClick={() => void withdrawOnceSure()}>
          {text.withdraw}
        </Button>
      )}
      {mayPublishAlone === 'emergency' && (
        <Button kind="quiet" aria-haspopup="dialog" onClick={() => setAsking('alone')}>
          {text.publishAlone}
        </Button>
      )}
      {asking && <AskReason refuses={asking === 'refuse'} decide={decide} busy={busy} onClose={() => setAsking(undefined)} />}
    </div>
  )
}

interface AskReasonProps {
  refuses: boolean
  decide: Step
  busy: boolean
  onClose: () => void
}

/** Why it is refused, or published without a second person; the reason stays until that is done. */
function AskReason({ refuses, decide, busy, onClose }: AskReasonProps) {
  const text = useText('admin/policy/policy')
  return (
    <ReasonDialog
      title={refuses ? text.refuseTitle : text.publishAloneTitle}
      label={text.reason}
      cancel={text.cancel}
      least={refuses ? 1 : emergencyReason.least}
      missing={refuses ? text.reasonMissing : text.aloneMissing({ least: emergencyReason.least })}
      confirm={refuses ? text.refuse : text.publishAlone}
      busy={busy}
      onClose={onClose}
      onConfirm={(reason) => void decide(refuses ? 'refuse' : 'publish', reason).then((done) => done && onClose())}
    />
  )
}

function useDecide({ proposalId }: PolicyProposal) {
  const text = useText('admin/policy/policy')
  const write = useWrite(decidePolicy)
  const done: Readonly<Record<ProposalDecision, string>> = {
    publish: text.published,
    refuse: text.refused,
    withdraw: text.withdrawn,
  }
  const decide: Step = async (decision, reason) => {
    const request = { proposalId, decision, ...(reason !== undefined && { reason }) }
    const isDone = await told(
      sendMeant((meant) => write.mutateAsync({ ...request, ...meant })),
      done[decision],
    )
    await readPoliciesAgain().catch(tellFailure)
    return isDone
  }
  return { decide, busy: write.isPending }
}
