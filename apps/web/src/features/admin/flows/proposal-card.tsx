import type { CompanyFlows } from '@sojourn/contract/admin/flows.shapes'
import { emergencyReason, type ProposalDecision } from '@sojourn/contract/kit/proposal'
import { useId, useState, type FormEvent } from 'react'
import { decideFlows } from '../../../api/calls/admin/flows'
import { useWrite } from '../../../api/queries'
import { Button } from '../../../kit/actions/button'
import { changesBetween } from '../../../kit/edit/edit-fields'
import { useFirstError } from '../../../kit/hooks/use-first-error'
import { Card } from '../../../kit/layout/page'
import { Dialog } from '../../../kit/overlays/dialog'
import { ask } from '../../../kit/overlays/modal-queue'
import { formatInstant } from '../../../kit/text/format'
import { useText } from '../../../kit/text/text'
import { told } from '../told'
import { flowFields } from './flow-list'
import styles from './flows.module.css'
import { flowsReads } from './flows-reads'
import { Changes, ReasonField } from './publish-dialog'
import { useFlowLanguage } from './use-flow-language'

type Proposal = NonNullable<CompanyFlows['proposal']>

/** What somebody proposes, what it changes, and what the reader may do about it. */
export function ProposalCard({ data, proposal }: { data: CompanyFlows; proposal: Proposal }) {
  const text = useText('admin/flows')
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
  const text = useText('admin/flows')
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
  const text = useText('admin/flows')
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
        <ReasonDialog asking={asking} busy={busy} onClose={close} onSend={(reason) => void decide(asking, reason).then(close)} />
      )}
    </div>
  )
}

interface ReasonDialogProps {
  asking: Asking
  busy: boolean
  onClose: () => void
  onSend: (reason: string) => void
}

/** Why something is refused, or cannot wait for a second person. */
function ReasonDialog({ asking, busy, onClose, onSend }: ReasonDialogProps) {
  const text = useText('admin/flows')
  const id = useId()
  const [reason, setReason] = useState('')
  const [tries, setTries] = useState(0)
  const form = useFirstError(tries)
  const refuses = asking === 'refuse'
  const isShort = reason.trim().length < (refuses ? 1 : emergencyReason.least)
  const missing = refuses ? text.refuseMissing : text.aloneMissing({ least: emergencyReason.least })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTries(tries + 1)
    if (!isShort) onSend(reason.trim())
  }
  const actions = (
    <>
      <Button onClick={onClose}>{text.cancel}</Button>
      <Button kind="brand" type="submit" form={id} busy={busy}>
        {refuses ? text.refuse : text.publishAlone}
      </Button>
    </>
  )
  return (
    <Dialog open onClose={onClose} title={refuses ? text.refuseTitle : text.publishAlone} actions={actions}>
      <form id={id} ref={form} noValidate className={styles['form']} onSubmit={submit}>
        <ReasonField
          label={refuses ? text.refuseReason : text.aloneReason}
          error={tries > 0 && isShort ? missing : undefined}
          value={reason}
          onChange={setReason}
        />
      </form>
    </Dialog>
  )
}
