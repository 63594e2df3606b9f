import { Button } from '../../../kit/actions/button'
import { Select } from '../../../kit/forms/input'
import { Help } from '../../../kit/help/help'
import { Card } from '../../../kit/layout/page'
import { Table, type Column } from '../../../kit/lists/table'
import { useText } from '../../../kit/text/text'
import type { Mapping } from './column-mapping'
import type { FileImport } from './file-import'
import styles from './import.module.css'
import type { FileSheet } from './use-file-import'

interface MatchColumnsProps<Name extends string> {
  file: Pick<FileImport<Name>, 'columns' | 'identifiedBy' | 'text'>
  sheet: FileSheet
  mapping: Mapping<Name>
  busy: boolean
  onMap: (index: number, column: Name | '') => void
  onCheck: () => void
  onBack: () => void
}
interface FileColumn<Name extends string> {
  index: number
  head: string
  samples: readonly string[]
  column: Name | ''
}

const samplesShown = 3

/** Each column of the file with its first cells, and what it means. */
export function MatchColumns<Name extends string>(props: MatchColumnsProps<Name>) {
  const { file, sheet, mapping, busy, onMap, onCheck, onBack } = props
  const text = useText('admin/file-import')
  const rows = sheet.heads.map((head, index): FileColumn<Name> => ({
    index,
    head: head || text.untitled({ column: index + 1 }),
    samples: sheet.rows.slice(0, samplesShown).flatMap((row) => row[index] || []),
    column: mapping[index] ?? '',
  }))
  const columns: readonly Column<FileColumn<Name>>[] = [
    { key: 'head', head: text.fileColumn, width: 200, cell: ({ head }) => <strong>{head}</strong> },
    {
      key: 'samples',
      head: text.samples,
      cell: ({ samples }) => <span className={styles['samples']}>{samples.join(' · ')}</span>,
    },
    { key: 'meaning', head: text.meaning, width: 220, cell: (column) => <Meaning file={file} column={column} onMap={onMap} /> },
  ]
  const known = file.identifiedBy.some((column) => mapping.includes(column))
  return (
    <Card title={text.steps.columns} action={<Help field={text.steps.columns} article="import" section="columns" />}>
      <p className={styles['lead']}>{text.columnsLead({ file: sheet.fileName, rows: sheet.rows.length })}</p>
      <Table caption={text.columnTable} columns={columns} rows={rows} rowKey={({ index }) => String(index)} />
      <p role="status" className={styles['fault']}>
        {!known && file.text.unidentified}
      </p>
      <div className={styles['buttons']}>
        <Button onClick={onBack}>{text.otherFile}</Button>
        <Button kind="brand" busy={busy} disabledReason={known ? undefined : file.text.unidentified} onClick={onCheck}>
          {text.check}
        </Button>
      </div>
    </Card>
  )
}

interface MeaningProps<Name extends string> extends Pick<MatchColumnsProps<Name>, 'file' | 'onMap'> {
  column: FileColumn<Name>
}

function Meaning<Name extends string>({ file, column: { index, head, column }, onMap }: MeaningProps<Name>) {
  const text = useText('admin/file-import')
  return (
    <Select
      aria-label={text.meaningOf({ head })}
      value={column}
      onChange={({ target }) => onMap(index, file.columns.find((each) => each === target.value) ?? '')}
    >
      <option value="">{text.noMeaning}</option>
      {file.columns.map((each) => (
        <option key={each} value={each}>
          {file.text.columns[each]}
        </option>
      ))}
    </Select>
  )
}
