import { personColumns, type PersonColumn } from '@sojourn/contract/admin/people-columns'
import { Button } from '../../../kit/actions/button'
import { Select } from '../../../kit/forms/input'
import { Help } from '../../../kit/help/help'
import { Card } from '../../../kit/layout/page'
import { Table, type Column } from '../../../kit/lists/table'
import { useText } from '../../../kit/text/text'
import type { Mapping } from './column-mapping'
import styles from './import.module.css'
import type { PeopleSheet } from './use-people-import'

interface MatchColumnsProps {
  sheet: PeopleSheet
  mapping: Mapping
  busy: boolean
  onMap: (index: number, column: PersonColumn | '') => void
  onCheck: () => void
  onBack: () => void
}
interface FileColumn {
  index: number
  head: string
  samples: readonly string[]
  column: PersonColumn | ''
}

const samplesShown = 3

/** Each column of the file with its first cells, and what it means. */
export function MatchColumns({ sheet, mapping, busy, onMap, onCheck, onBack }: MatchColumnsProps) {
  const text = useText('admin/people-import')
  const rows = sheet.heads.map((head, index): FileColumn => ({
    index,
    head: head || text.untitled({ column: index + 1 }),
    samples: sheet.rows.slice(0, samplesShown).flatMap((row) => row[index] || []),
    column: mapping[index] ?? '',
  }))
  const columns: readonly Column<FileColumn>[] = [
    { key: 'head', head: text.fileColumn, width: 200, cell: ({ head }) => <strong>{head}</strong> },
    {
      key: 'samples',
      head: text.samples,
      cell: ({ samples }) => <span className={styles['samples']}>{samples.join(' · ')}</span>,
    },
    { key: 'meaning', head: text.meaning, width: 220, cell: (column) => <Meaning column={column} onMap={onMap} /> },
  ]
  const known = mapping.includes('number') || mapping.includes('mail')
  return (
    <Card title={text.steps.columns} action={<Help field={text.steps.columns} article="import" section="columns" />}>
      <p className={styles['lead']}>{text.columnsLead({ file: sheet.fileName, rows: sheet.rows.length })}</p>
      <Table caption={text.columnTable} columns={columns} rows={rows} rowKey={({ index }) => String(index)} />
      <p role="status" className={styles['fault']}>
        {!known && text.unknownPeople}
      </p>
      <div className={styles['buttons']}>
        <Button onClick={onBack}>{text.otherFile}</Button>
        <Button kind="brand" busy={busy} disabledReason={known ? undefined : text.unknownPeople} onClick={onCheck}>
          {text.check}
        </Button>
      </div>
    </Card>
  )
}

function Meaning({ column: { index, head, column }, onMap }: { column: FileColumn } & Pick<MatchColumnsProps, 'onMap'>) {
  const text = useText('admin/people-import')
  return (
    <Select
      aria-label={text.meaningOf({ head })}
      value={column}
      onChange={({ target }) => onMap(index, personColumns.find((each) => each === target.value) ?? '')}
    >
      <option value="">{text.noMeaning}</option>
      {personColumns.map((each) => (
        <option key={each} value={each}>
          {text.columns[each]}
        </option>
      ))}
    </Select>
  )
}
