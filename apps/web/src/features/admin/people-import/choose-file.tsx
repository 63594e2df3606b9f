import { personColumns } from '@sojourn/contract/admin/people-columns'
import { useRef, useState, type DragEvent } from 'react'
import { Button } from '../../../kit/actions/button'
import { classNames } from '../../../kit/browser/class-names'
import { saveFile } from '../../../kit/browser/save-file'
import { Card } from '../../../kit/layout/page'
import { IconMark } from '../../../kit/marks/icon-mark'
import { writeSheet } from '../../../kit/sheets/write-sheet'
import { useText } from '../../../kit/text/text'
import styles from './import.module.css'
import type { ImportStep } from './use-people-import'

interface ChooseFileProps {
  fault: Extract<ImportStep, { step: 'file' }>['fault']
  reading: boolean
  onFile: (file: File) => void
}

/** What a file has to look like, a template of one, and the place to drop it. */
export function ChooseFile({ fault, reading, onFile }: ChooseFileProps) {
  const text = useText('admin/people-import')
  const input = useRef<HTMLInputElement>(null)
  const [over, setOver] = useState(false)
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    const [file] = event.dataTransfer.files
    if (file) onFile(file)
  }
  const saveTemplate = async () => {
    const lines = [personColumns.map((column) => text.columns[column]), [...text.example]]
    saveFile(`${text.templateName}.xlsx`, await writeSheet(text.title, lines))
  }
  return (
    <Card>
      <div className={styles['choose']}>
        <p>{text.fileLead}</p>
        <ul className={styles['rules']}>
          {text.fileRules.map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </ul>
        <div
          className={classNames(styles['drop'], over && styles['over'])}
          onDragOver={(event) => {
            event.preventDefault()
            setOver(true)
          }}
          onDragLeave={() => setOver(false)}
          onDrop={drop}
        >
          <IconMark name="document" />
          <Button kind="brand" busy={reading} onClick={() => input.current?.click()}>
            {reading ? text.reading : text.chooseFile}
          </Button>
          <span className={styles['soft']}>{text.dropHere}</span>
          <input
            ref={input}
            type="file"
            hidden
            accept=".xlsx,.csv,.txt"
            aria-label={text.chooseFile}
            onChange={({ target }) => {
              const [file] = target.files ?? []
              target.value = ''
              if (file) onFile(file)
            }}
          />
        </div>
        <p role="alert" className={styles['fault']}>
          {fault && text.faults[fault]}
        </p>
        <Button kind="quiet" icon="download" className={styles['start']} onClick={() => void saveTemplate()}>
          {text.template}
        </Button>
      </div>
    </Card>
  )
}
