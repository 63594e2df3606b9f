import { useRef, useState, type DragEvent } from 'react'
import { Button } from '../../../kit/actions/button'
import { classNames } from '../../../kit/browser/class-names'
import { saveFile } from '../../../kit/browser/save-file'
import { Help } from '../../../kit/help/help'
import { Card } from '../../../kit/layout/page'
import { IconMark } from '../../../kit/marks/icon-mark'
import { writeSheet } from '../../../kit/sheets/write-sheet'
import { useText } from '../../../kit/text/text'
import type { FileImport } from './file-import'
import styles from './import.module.css'
import type { ImportStep } from './use-file-import'

interface ChooseFileProps<Column extends string> {
  file: Pick<FileImport<Column>, 'columns' | 'text'>
  fault: Extract<ImportStep<Column>, { step: 'file' }>['fault']
  reading: boolean
  onFile: (chosen: File) => void
}

/** What a file has to look like, a template of one, and the place to drop it. */
export function ChooseFile<Column extends string>({ file, fault, reading, onFile }: ChooseFileProps<Column>) {
  const common = useText('admin/file-import')
  const { columns, text } = file
  const faults = { ...common.faults, noRows: text.noRows, tooManyLines: text.tooManyLines }
  const saveTemplate = async () => {
    const lines = [columns.map((column) => text.columns[column]), [...text.example]]
    saveFile(`${text.templateName}.xlsx`, await writeSheet(text.title, lines))
  }
  return (
    <Card>
      <div className={styles['choose']}>
        <p>
          {text.fileLead} <Help field={text.title} article="import" section="meaning" />
        </p>
        <ul className={styles['rules']}>
          {text.fileRules.map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </ul>
        <DropPlace reading={reading} onFile={onFile} />
        <p role="alert" className={styles['fault']}>
          {fault && faults[fault]}
        </p>
        <Button kind="quiet" icon="download" className={styles['start']} onClick={() => void saveTemplate()}>
          {common.template}
        </Button>
      </div>
    </Card>
  )
}

/** A button that opens the device's files, on ground that takes one that is dropped. */
function DropPlace({ reading, onFile }: Pick<ChooseFileProps<string>, 'reading' | 'onFile'>) {
  const text = useText('admin/file-import')
  const input = useRef<HTMLInputElement>(null)
  const [over, setOver] = useState(false)
  const take = (files: FileList | null) => {
    const [file] = files ?? []
    if (file) onFile(file)
  }
  const drag = (event: DragEvent, isOver: boolean) => {
    event.preventDefault()
    setOver(isOver)
  }
  return (
    <div
      className={classNames(styles['drop'], over && styles['over'])}
      onDragOver={(event) => drag(event, true)}
      onDragLeave={(event) => drag(event, false)}
      onDrop={(event) => {
        drag(event, false)
        take(event.dataTransfer.files)
      }}
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
          take(target.files)
          // The same file, corrected, may be chosen again.
          target.value = ''
        }}
      />
    </div>
  )
}
