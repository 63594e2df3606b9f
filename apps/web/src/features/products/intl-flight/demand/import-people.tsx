import type { FoundPeople } from '@sojourn/contract/products/intl-flight/demand.shapes'
import { useRef } from 'react'
import { Button } from '../../../../kit/actions/button'
import { saveFile } from '../../../../kit/browser/save-file'
import { writeSheet } from '../../../../kit/sheets/write-sheet'
import { useText } from '../../../../kit/text/text'
import styles from './demand.module.css'
import { useImport } from './use-import'

interface ImportPeopleProps {
  /** How many more a request may have. */
  left: number
  /** Takes who was found, and says how many of them are new. */
  onFound: (found: FoundPeople['travellers']) => number
}

/** A group from a file: names with the numbers of documents that the company knows; others may be kept as guests. */
export function ImportPeople({ left, onFound }: ImportPeopleProps) {
  const text = useText('products/intl-flight/demand/words')
  const input = useRef<HTMLInputElement>(null)
  const { busy, fault, missed, outside, guestsAllowed, read, takeOver, taking } = useImport(onFound)
  const saveTemplate = async () =>
    saveFile(`${text.importList}.xlsx`, await writeSheet(text.importList, [[...text.importColumns]]))
  return (
    <div className={styles['import']}>
      <div className={styles['line']}>
        <Button size="compact" icon="plus" busy={busy} onClick={() => input.current?.click()}>
          {text.importList}
        </Button>
        <Button size="compact" kind="quiet" icon="download" onClick={() => void saveTemplate()}>
          {text.importTemplate}
        </Button>
        <input
          ref={input}
          type="file"
          accept=".xlsx,.csv"
          hidden
          aria-label={text.importList}
          onChange={(event) => {
            const [file] = event.target.files ?? []
            event.target.value = ''
            if (file) void read(file)
          }}
        />
      </div>
      <p className={styles['soft']}>{text.importHint}</p>
      {fault && <p role="alert">{text.importFaults[fault]}</p>}
      {missed.length > 0 && (
        <div role="alert">
          <strong>{text.missedTitle({ count: missed.length })}</strong>
          <ul>
            {missed.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </div>
      )}
      {outside.length > 0 && (
        <Outside count={outside.length} left={left} allowed={guestsAllowed} busy={taking} onTake={takeOver} />
      )}
    </div>
  )
}

interface OutsideProps {
  count: number
  /** How many more a request may have. */
  left: number
  allowed: boolean
  busy: boolean
  onTake: () => void
}

/** Who of the list is nobody of the company: kept as guests with one press, where the company allows it. */
function Outside({ count, left, allowed, busy, onTake }: OutsideProps) {
  const text = useText('products/intl-flight/demand/words')
  const disabledReason = count > left ? text.importFaults.tooManyLines : undefined
  return (
    <div role="group" aria-label={text.outsideTitle({ count })} className={styles['outside']}>
      <strong>{text.outsideTitle({ count })}</strong>
      <p className={styles['soft']}>{allowed ? text.outsideWhy : text.outsideOff}</p>
      {allowed && (
        <Button size="compact" busy={busy} disabledReason={disabledReason} onClick={onTake}>
          {text.outsideTake({ count })}
        </Button>
      )}
    </div>
  )
}
