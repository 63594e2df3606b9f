import { credentialTypes, type CredentialCode } from '@sojourn/contract/booking/codes'
import { demandTravellersAtMost, type FoundPeople } from '@sojourn/contract/products/intl-flight/demand.shapes'
import { useRef, useState } from 'react'
import { findListedPeople } from '../../../../api/calls/products/intl-flight/demand'
import { invoke } from '../../../../api/client'
import { Button } from '../../../../kit/actions/button'
import { saveFile } from '../../../../kit/browser/save-file'
import { toast } from '../../../../kit/overlays/toast'
import { readSheet, type SheetFault } from '../../../../kit/sheets/read-sheet'
import { writeSheet } from '../../../../kit/sheets/write-sheet'
import { useText } from '../../../../kit/text/text'
import styles from './demand.module.css'

interface ImportPeopleProps {
  /** Takes who was found, and says how many of them are new. */
  onFound: (found: FoundPeople['travellers']) => number
}

interface Listed {
  name: string
  number: string
  type?: CredentialCode
}

/** A group from a file: names with the numbers of documents that the company knows. */
export function ImportPeople({ onFound }: ImportPeopleProps) {
  const text = useText('products/intl-flight/demand/words')
  const input = useRef<HTMLInputElement>(null)
  const { busy, fault, missed, take } = useImport(onFound)
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
            if (file) void take(file)
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
    </div>
  )
}

function useImport(onFound: ImportPeopleProps['onFound']) {
  const text = useText('products/intl-flight/demand/words')
  const { credentialTypes: names } = useText('booking/traveller')
  const [busy, setBusy] = useState(false)
  const [fault, setFault] = useState<SheetFault>()
  const [missed, setMissed] = useState<readonly string[]>([])
  const typeOf = (named: string | undefined): CredentialCode | undefined => {
    const word = credentialTypes.words.find((each) => names[each] === named?.trim())
    return word && credentialTypes.code(word)
  }
  const listed = (row: readonly string[]): Listed => {
    const [name = '', number = '', kind] = row
    const type = typeOf(kind)
    return { name: name.trim(), number: number.trim(), ...(type !== undefined && { type }) }
  }
  const take = async (file: File) => {
    setBusy(true)
    setFault(undefined)
    setMissed([])
    const sheet = await readSheet(file, { linesAtMost: demandTravellersAtMost + 1 })
    if (typeof sheet === 'string') setFault(sheet)
    else if (sheet.length < 2) setFault('empty')
    else await find(sheet.slice(1).map(listed))
    setBusy(false)
  }
  const find = async (people: Listed[]) => {
    try {
      const found = await invoke(findListedPeople, { people })
      toast(text.imported({ count: onFound(found.travellers) }), 'good')
      setMissed(
        found.missed.map(({ row, why }) =>
          text.missedLine({ row: row + 2, name: people[row]?.name ?? '', why: text.missedWhy[why] }),
        ),
      )
    } catch (error) {
      toast((error as Error).message, 'bad')
    }
  }
  return { busy, fault, missed, take }
}
