import type { CompanyFlows } from '@sojourn/contract/admin/flows.shapes'
import { emergencyReason, type ProposalDecision } from '@sojourn/contract/kit/proposal'
import { useState } from 'react'
import { decideFlows } from '../../../api/calls/admin/flows'
import { useWrite } from '../../../api/queries'
import { Button } from '../../../kit/actions/button'
import { changesBetween } from '../../../kit/edit/edit-fields'
import { Card } from '../../../kit/layout/page'
import { ask } from '../../../kit/overlays/modal-queue'
import { formatInstant } from '../../../kit/text/format'
import { useText } from '../../../kit/text/text'
import { ReasonDialog } from '../fields/reason-dialog'
import { told } from '../../../kit/overlays/told'
import { flowFields } from './flow-list'
import styles from './flows.module.css'
import { flowsReads } from './flows-reads'
import { Changes } from './publish-dialog'
import { useFlowLanguage } from './use-flow-language'

type Proposal = NonNullable<CompanyFlows['proposal']>

/** What somebody proposes, what it changes, and what the reader may do about it. */
export function ProposalCard({ data, proposal }: { data: CompanyFlows; proposal: Proposal }) {
  const text = useText('admin/approval/flows')
  const language = useFlowLanguage(data.names)
  const { by, at, note, flows, mine } = proposal
  const moment = formatInstant(at)
  const fields = flowFields([...data.flows, ...flows], text.change.order, ({ name }) => name[language.language], language)
  const changes = changesBetween({ flows: data.flows, people: [] }, { flows, people: [] }, fields)
  return (
    <Card title={text.proposalTitle}>
      <div className={styles['proposal']}>
        <p>{mine ? text.proposalMine({ moment }) : text.proposalBy({ name: by, moment })}</p>
        {note !== '' && <p>{text.proposalNote({ note })}</p>}
        <Changes title={text.publishChanges} changes={changes} />
        <Decisions proposal={proposal} />
      </div>
    </Card>
  )
}

type Asking = 'refuse' | 'publish'

/** How each decision is carried out; those that cannot be taken back are asked about first. */
function useDecisions({ proposalId }: Proposal) {
  const text = useText('admin/approval/flows')
  const write = useWrite(decideFlows, flowsReads)
  const done = { publish: text.published, refuse: text.refused, withdraw: text.withdrawn }
  const decide = (decision: ProposalDecision, reason?: string) =>
    told(write.mutateAsync({ proposalId, decision, ...(reason !== undefined && { reason }) }), done[decision])
  const accept = async () => {
    const question = { title: text.acceptTitle, message: text.acceptText, confirm: text.accept }
    if (await ask({ ...question, cancel: true })) await decide('publish')
  }
  const withdraw = async () => {
    const question = { title: text.withdrawTitle, message: text.withdrawText, confirm: text.withdraw }
    if (await ask({ ...question, cancel: true })) await decide('withdraw')
  }
  return { busy: write.isPending, decide, accept: () => void accept(), withdraw: () => void withdraw() }
}

function Decisions({ proposal }: { proposal: Proposal }) {
  const text = useText('admin/approval/flows')
  const { busy, decide, accept, withdraw } = useDecisions(proposal)
  const [asking, setAsking] = useState<Asking>()
  const { mine, mayDecide, mayPublishAlone } = proposal
  const close = () => setAsking(undefined)
  return (
    <div className={styles['buttons']}>
      {(mayDecide || mayPublishAlone === 'single') && (
        <Button kind="brand" busy={busy} onClick={accept}>
          {mayDecide ? text.accept : text.sendNow}
        </Button>
      )}
      {mayDecide && (
        <Button aria-haspopup="dialog" onClick={() => setAsking('refuse')}>
          {text.refuse}
        </Button>
      )}
      {mine && (
        <Button busy={busy} onClick={withdraw}>
          {text.withdraw}
        </Button>
      )}
      {mayPublishAlone === 'emergency' && (
        <Button kind="quiet" aria-haspopup="dialog" onClick={() => setAsking('publish')}>
          {text.publishAlone}
        </Button>
      )}
      {asking && (
        <ReasonDialog
          title={asking === 'refuse' ? text.refuseTitle : text.publishAlone}
          label={asking === 'refuse' ? text.refuseReason : text.aloneReason}
          cancel={text.cancel}
          least={asking === 'refuse' ? 1 : emergencyReason.least}
          missing={asking === 'refuse' ? text.refuseMissing : text.aloneMissing({ least: emergencyReason.least })}
          confirm={asking === 'refuse' ? text.refuse : text.publishAlone}
          busy={busy}
          onClose={close}
          onConfirm={(reason) => void decide(asking, reason).then((done) => done && close())}
        />
      )}
    </div>
  )
}
