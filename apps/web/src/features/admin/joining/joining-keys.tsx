import type { Joining, JoiningKey } from '@sojourn/contract/admin/company/joining.calls'
import { endJoiningKey } from '../../../api/calls/admin/company/joining'
import { useWrite } from '../../../api/queries'
import { Button } from '../../../kit/actions/button'
import { ask } from '../../../kit/overlays/modal-queue'
import { told } from '../../../kit/overlays/told'
import { formatFullDate, formatInstant } from '../../../kit/text/format'
import { useText } from '../../../kit/text/text'
import { joiningReads } from './joining-reads'
import styles from './joining.module.css'

interface KeysProps {
  label: string
  empty: string
  joining: Joining
  keys: readonly JoiningKey[]
}

/** What opens accounts, and what did. */
export function JoiningKeys({ label, empty, joining, keys }: KeysProps) {
  const text = useText('admin/company/joining')
  const open = keys.filter(({ ended }) => !ended)
  const former = keys.filter(({ ended }) => ended)
  return (
    <>
      {open.length === 0 ? (
        <p className={styles['soft']}>{empty}</p>
      ) : (
        <ul className={styles['list']} aria-label={label}>
          {open.map((each) => (
            <Key key={each.keyId} joining={joining} each={each} />
          ))}
        </ul>
      )}
      {former.length > 0 && (
        <details>
          <summary>{text.former({ count: former.length })}</summary>
          <ul className={styles['list']}>
            {former.map((each) => (
              <Key key={each.keyId} joining={joining} each={each} />
            ))}
          </ul>
        </details>
      )}
    </>
  )
}

function Key({ joining, each: { keyId, words: kept, addedAt, lastDay, ended } }: { joining: Joining; each: JoiningKey }) {
  const text = useText('admin/company/joining')
  const words = kept ?? text.earlierWords
  const over = lastDay !== undefined && lastDay < joining.today
  const until = lastDay === undefined ? text.always : text.until({ day: formatFullDate(lastDay) })
  const stands = ended ? (over ? text.over : text.ended) : until
  return (
    <li>
      <div className={styles['words']}>
        <span className={styles['name']}>{words}</span>
        <span className={styles['minor']}>
          {[stands, addedAt && text.since({ moment: formatInstant(addedAt) })].filter(Boolean).join(' · ')}
        </span>
      </div>
      {joining.mayChange && !ended && <EndButton version={joining.version} keyId={keyId} words={words} />}
    </li>
  )
}

function EndButton({ version, keyId, words }: { version: number; keyId: string; words: string }) {
  const text = useText('admin/company/joining')
  const end = useWrite(endJoiningKey, joiningReads)
  const endOnceSure = async () => {
    if (!(await ask({ title: text.endTitle({ words }), message: text.endText, confirm: text.end, cancel: true }))) return
    await told(end.mutateAsync({ version, keyId }), text.endDone)
  }
  return (
    <Button
      kind="quiet"
      size="compact"
      aria-label={text.endOf({ words })}
      busy={end.isPending}
      onClick={() => void endOnceSure()}
    >
      {text.end}
    </Button>
  )
}
