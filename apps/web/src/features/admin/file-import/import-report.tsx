import type { ImportReport } from '@sojourn/contract/admin/people/import.shapes'
import type { ReactNode } from 'react'
import { Button } from '../../../kit/actions/button'
import { saveFile } from '../../../kit/browser/save-file'
import { Card } from '../../../kit/layout/page'
import { Fact, FigureTiles } from '../../../kit/lists/facts'
import { Table, type Column } from '../../../kit/lists/table'
import { writeSheet } from '../../../kit/sheets/write-sheet'
import { useText } from '../../../kit/text/text'
import { mappedRows, type Mapping } from './column-mapping'
import { fileToCorrect } from './error-file'
import type { FileImportText } from './file-import'
import styles from './import.module.css'
import type { FileSheet } from './use-file-import'

interface ReportProps<Name extends string> {
  text: FileImportText<Name>
  sheet: FileSheet
  mapping: Mapping<Name>
  report: ImportReport<Name>
}
interface ImportReportViewProps<Name extends string> extends ReportProps<Name> {
  choice: ReactNode
  busy: boolean
  onTake: () => void
  onFile: () => void
  onColumns: () => void
}

const counts = ['added', 'changed', 'same', 'wrong'] as const

/** What the file would do; where a line is wrong, which and why, and nothing can be taken over. */
export function ImportReportView<Name extends string>(props: ImportReportViewProps<Name>) {
  const { text, report, choice, busy, onTake, onFile, onColumns } = props
  const common = useText('admin/file-import')
  const { added, changed, wrong } = report
  const count = added + changed
  return (
    <>
      <Card title={common.summary}>
        <FigureTiles>
          {counts.map((each) => (
            <Fact key={each} name={common.counts[each]}>
              {report[each]}
            </Fact>
          ))}
        </FigureTiles>
        {wrong === 0 && count === 0 && <p className={styles['lead']}>{common.nothing}</p>}
        {wrong === 0 && choice}
        <div className={styles['buttons']}>
          <Button onClick={onColumns}>{common.backToColumns}</Button>
          <Button onClick={onFile}>{common.otherFile}</Button>
          {wrong === 0 && count > 0 && (
            <Button kind="brand" busy={busy} onClick={onTake}>
              {text.take({ count })}
            </Button>
          )}
        </div>
      </Card>
      {wrong > 0 ? <Faults {...props} /> : <Changes {...props} />}
    </>
  )
}

type Fault<Name extends string> = ImportReport<Name>['faults'][number]
const faultsShown = 200

function Faults<Name extends string>({ text, sheet, mapping, report: { faults, wrong } }: ReportProps<Name>) {
  const common = useText('admin/file-import')
  const sent = mappedRows(sheet.rows, mapping)
  const contentOf = ({ row, column }: Fault<Name>): string =>
    column ? (sent.rows[row]?.[sent.columns.indexOf(column)] ?? '') : ''
  const columns: readonly Column<Fault<Name>>[] = [
    { key: 'line', head: common.line, width: 88, cell: ({ row }) => sent.lines[row] },
    { key: 'column', head: common.column, width: 140, cell: ({ column }) => (column ? text.columns[column] : common.wholeLine) },
    {
      key: 'content',
      head: common.content,
      width: 240,
      cell: (fault) => <span className={styles['samples']}>{contentOf(fault)}</span>,
    },
    { key: 'why', head: common.why, cell: ({ why }) => why },
  ]
  const save = async () => {
    const lines = fileToCorrect(sheet, sent.lines, faults, { columns: text.columns, wrongColumn: common.wrongColumn })
    saveFile(`${text.wrongFileName}.xlsx`, await writeSheet(common.wrongTitle, lines))
  }
  const shown = faults.slice(0, faultsShown)
  return (
    <Card
      title={common.wrongTitle}
      action={
        <Button kind="quiet" icon="download" onClick={() => void save()}>
          {common.wrongFile}
        </Button>
      }
    >
      <p className={styles['lead']}>{common.wrongLead({ lines: wrong })}</p>
      <Table
        caption={common.wrongTitle}
        columns={columns}
        rows={shown}
        rowKey={({ row, column = '', why }) => `${row} ${column} ${why}`}
      />
      {faults.length > shown.length && (
        <p className={styles['soft']}>{common.moreFaults({ count: faults.length - shown.length })}</p>
      )}
    </Card>
  )
}

type Change<Name extends string> = ImportReport<Name>['changes'][number]

function Changes<Name extends string>({ text, report: { changes } }: Pick<ReportProps<Name>, 'text' | 'report'>) {
  const common = useText('admin/file-import')
  if (changes.length === 0) return null
  const columns: readonly Column<Change<Name>>[] = [
    { key: 'thing', head: text.thing, width: 240, cell: ({ name }) => name },
    {
      key: 'willBe',
      head: common.willBe,
      cell: ({ columns: changed }) =>
        changed.length === 0 ? common.isNew : changed.map((column) => text.columns[column]).join(' · '),
    },
  ]
  return (
    <Card
      title={common.changesTitle}
      action={<span className={styles['soft']}>{text.changesLead({ shown: changes.length })}</span>}
    >
      <Table caption={common.changesTitle} columns={columns} rows={changes} rowKey={({ row }) => String(row)} />
    </Card>
  )
}
