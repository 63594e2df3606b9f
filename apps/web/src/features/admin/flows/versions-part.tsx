import type { CompanyFlows, FlowsVersion } from '@sojourn/contract/admin/flows.shapes'
import { takeBackFlows } from '../../../api/calls/admin/flows'
import { useWrite } from '../../../api/queries'
import { Button } from '../../../kit/actions/button'
import { changesBetween } from '../../../kit/edit/edit-fields'
import { Badge } from '../../../kit/marks/badge'
import { ask } from '../../../kit/overlays/modal-queue'
import { formatInstant } from '../../../kit/text/format'
import { useText } from '../../../kit/text/text'
import { tellFailure, told } from '../../../kit/overlays/told'
import { flowFields } from './flow-list'
import styles from './flows.module.css'
import { flowsReads, readFlowsAgain } from './flows-reads'
import { Changes } from './publish-dialog'
import { useFlowLanguage } from './use-flow-language'

/** What was in force when and by whom, and the way back. */
export function VersionsPart({ data }: { data: CompanyFlows }) {
  const text = useText('admin/approval/flows').versions
  return (
    <ol className={styles['cards']} aria-label={text.label}>
      {data.versions.map((version, index) => (
        <Version key={version.version} version={version} before={data.versions[index + 1]} data={data} />
      ))}
    </ol>
  )
}

interface VersionProps {
  version: FlowsVersion
  before: FlowsVersion | undefined
  data: CompanyFlows
}

function Version({ version, before, data }: VersionProps) {
  const { versions: text, change } = useText('admin/approval/flows')
  const language = useFlowLanguage(data.names)
  const isInForce = version.version === data.version
  const fields = flowFields(
    [...version.flows, ...(before?.flows ?? [])],
    change.order,
    ({ name }) => name[language.language],
    language,
  )
  const formOf = ({ flows }: FlowsVersion) => ({ flows, people: [] })
  const changes = before ? changesBetween(formOf(before), formOf(version), fields) : []
  return (
    <li className={styles['card']}>
      <div className={styles['head']}>
        <h2>{version.at === undefined ? text.first : text.no(version)}</h2>
        {isInForce && (
          <Badge tone="good" icon="checkCircle">
            {text.inForce}
          </Badge>
        )}
        {!isInForce && data.mayChange && <Restore version={version} data={data} />}
      </div>
      <Origin version={version} />
      {before && (changes.length === 0 ? <p>{text.same}</p> : <Changes title={text.changed} changes={changes} />)}
    </li>
  )
}

/** Who published it and when, after whom, and what was said of it. */
function Origin({ version: { at, by, proposedBy, note, aloneReason, takenBackTo } }: { version: FlowsVersion }) {
  const { versions: text, proposalNote } = useText('admin/approval/flows')
  if (at === undefined) return null
  const lines = [
    text.by({ name: by ?? '', moment: formatInstant(at) }),
    proposedBy !== undefined && text.proposedBy({ name: proposedBy }),
    takenBackTo !== undefined && (takenBackTo === 0 ? text.backFirst : text.back({ version: takenBackTo })),
    aloneReason !== undefined && (aloneReason === '' ? text.aloneSingle : text.alone({ reason: aloneReason })),
    note !== '' && proposalNote({ note }),
  ].filter((line) => line !== false)
  return (
    <ul className={styles['lines']}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  )
}

function Restore({ version: { version: to }, data }: Pick<VersionProps, 'version' | 'data'>) {
  const { versions: text } = useText('admin/approval/flows')
  const write = useWrite(takeBackFlows, flowsReads)
  const restore = async () => {
    const sure = await ask({
      title: text.restoreTitle({ version: to }),
      message: text.restoreText,
      confirm: text.restore,
      cancel: true,
    })
    if (!sure) return
    await told(write.mutateAsync({ version: data.version, to }), text.restored)
    // What somebody else published meanwhile is read, too.
    await readFlowsAgain().catch(tellFailure)
  }
  return (
    <span className={styles['menu']}>
      <Button size="compact" aria-label={text.restoreOf({ version: to })} busy={write.isPending} onClick={() => void restore()}>
        {text.restore}
      </Button>
    </span>
  )
}
