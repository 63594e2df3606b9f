import type { LogEntry } from '@sojourn/contract/admin/record-log.calls'
import { Button } from '../../../kit/actions/button'
import { ButtonLink } from '../../../kit/actions/link'
import { ChangeWords } from '../../../kit/edit/change-words'
import { Fact, FactList } from '../../../kit/lists/facts'
import { Drawer } from '../../../kit/overlays/dialog'
import { formatInstant } from '../../../kit/text/format'
import { useText } from '../../../kit/text/text'
import styles from './log.module.css'
import { placeOf } from './record-places'
import type { LogWords } from '@sojourn/domain/admin/record/log-words'

interface LogDrawerProps {
  entry: LogEntry
  words: LogWords
  /** Narrows the log to what was changed. */
  onOnly: (entry: LogEntry) => void
  onClose: () => void
}

/** One change: what was before and after, who made it, and the way to what was changed. */
export function LogDrawer({ entry, words, onOnly, onClose }: LogDrawerProps) {
  const text = useText('admin/log')
  const changes = words.changesOf(entry)
  return (
    <Drawer open onClose={onClose} title={text.entryTitle({ act: words.actOf(entry), name: words.nameOf(entry) })}>
      <div className={styles['entry']}>
        <FactList>
          <Fact name={text.columns.at}>{formatInstant(entry.at)}</Fact>
          <Fact name={text.columns.person}>{words.personOf(entry)}</Fact>
          <Fact name={text.kind}>{text.kinds[entry.kind]}</Fact>
          <Fact name={text.version}>{String(entry.version)}</Fact>
        </FactList>
        <dl className={styles['changes']} aria-label={text.changes}>
          {changes.map((change, index) => (
            <div key={index}>
              <dt>{change.label}</dt>
              <dd>
                <ChangeWords change={change} />
              </dd>
            </div>
          ))}
        </dl>
        {changes.length === 0 && <p className={styles['soft']}>{text.nothingShown}</p>}
        <div className={styles['steps']}>
          <ButtonLink kind="brand" to={placeOf(entry)}>
            {text.toRecord}
          </ButtonLink>
          <Button icon="clock" onClick={() => onOnly(entry)}>
            {text.only}
          </Button>
        </div>
      </div>
    </Drawer>
  )
}
