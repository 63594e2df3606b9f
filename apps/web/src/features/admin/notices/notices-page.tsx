import type { CompanyNotice } from '@sojourn/contract/admin/company/notice.calls'
import { endNotice, searchNotices, switchNotices } from '../../../api/calls/admin/company/notice'
import { mayDo, useEmployee } from '../../../api/employee'
import { useWrite } from '../../../api/queries'
import { useListSearch } from '../../../kit/browser/address-secret'
import { Words } from '../../../kit/layout/words'
import type { Column } from '../../../kit/lists/table'
import { Badge, type Tone } from '../../../kit/marks/badge'
import { formatFullDate } from '../../../kit/text/format'
import { loadTexts, useText } from '../../../kit/text/text'
import { usePages } from '../../booking/paging/use-pages'
import { CataloguePage } from '../catalogue/catalogue-page'
import type { Opened } from '../catalogue/catalogue-props'
import styles from '../catalogue/catalogue.module.css'
import { catalogueSearch } from '../catalogue/catalogue-search'
import { EndRecord } from '../catalogue/end-record'
import { RecordHistoryDrawer } from '../history/record-drawer'
import { NoticeDialog } from './notice-dialog'
import { noticeValues } from '@sojourn/domain/admin/record/words-of-records'
import { levelLooks } from './notice-preview'

export async function loader() {
  await loadTexts(
    'kit/widgets',
    'kit/edit',
    'kit/drafts',
    'admin/company/notices',
    'admin/company/catalogue',
    'admin/named',
    'admin/record',
    'booking/application/words',
  )
  return null
}

const keyOf = ({ noticeId }: CompanyNotice): string => noticeId

/** What the company announces to its people. */
export function Component() {
  const text = useText('admin/company/notices')
  const { search, change } = useListSearch(catalogueSearch)
  const pages = usePages(searchNotices, catalogueSearch.set(search), (page) => page)
  const columns = useColumns()
  const { mutateAsync: send } = useWrite(switchNotices)
  const { end, resume, endTogether: endText, resumeTogether: resumeText } = text
  return (
    <CataloguePage
      list="notices"
      text={text}
      icon="bell"
      pages={pages}
      search={search}
      onSearch={change}
      columns={columns}
      file="notices"
      keyOf={keyOf}
      nameOf={({ title }) => title}
      words={{ current: text.current, past: text.past, end: text.end }}
      isOver={({ state }) => state === 'ended'}
      card={(row) => <NoticeCard notice={row} />}
      mayChange={mayDo(useEmployee(), 'manageCompany')}
      together={{
        send,
        recordOf: ({ noticeId: id, version }) => ({ id, version }),
        words: { end, resume, endText, resumeText },
      }}
      opened={(open, onClose) => (
        <OpenedNotice
          open={open}
          rows={pages.items ?? []}
          readAgain={async (id) => (await pages.readAgain()).find((row) => keyOf(row) === id)}
          onClose={onClose}
        />
      )}
    />
  )
}

const stateTones: Readonly<Record<CompanyNotice['state'], Tone>> = {
  coming: 'brand',
  shown: 'good',
  over: 'neutral',
  ended: 'locked',
}

function useColumns() {
  const text = useText('admin/company/notices')
  const { columns: heads } = text
  const placesOf = ({ fields }: CompanyNotice): string =>
    fields.positions.map((position) => text.positions[position]).join(' · ') || text.everywhere
  const period = ({ fields: { shownFrom, shownTo } }: CompanyNotice): string =>
    text.span({ from: formatFullDate(shownFrom), to: formatFullDate(shownTo) })
  const columns: Column<CompanyNotice>[] = [
    { key: 'title', fixed: true, head: heads.title, cell: ({ title }) => <strong className={styles['name']}>{title}</strong> },
    { key: 'level', head: heads.level, width: 110, cell: (row) => <Level notice={row} /> },
    { key: 'state', head: heads.state, width: 110, cell: (row) => <State notice={row} /> },
    { key: 'period', head: heads.period, width: 280, cell: period },
    { key: 'places', head: heads.places, width: 180, cell: placesOf },
  ]
  return columns
}

function Level({ notice: { fields } }: { notice: CompanyNotice }) {
  const { levels } = useText('admin/company/notices')
  const { tone, icon } = levelLooks[fields.level]
  return (
    <Badge tone={tone} icon={icon}>
      {levels[fields.level]}
    </Badge>
  )
}

function State({ notice: { state } }: { notice: CompanyNotice }) {
  const { states } = useText('admin/company/notices')
  return <Badge tone={stateTones[state]}>{states[state]}</Badge>
}

function NoticeCard({ notice }: { notice: CompanyNotice }) {
  const text = useText('admin/company/notices')
  const { shownFrom, shownTo } = notice.fields
  return (
    <Words meta={text.span({ from: formatFullDate(shownFrom), to: formatFullDate(shownTo) })}>
      <span>
        <strong className={styles['name']}>{notice.title}</strong> <State notice={notice} />
      </span>
    </Words>
  )
}

interface OpenedProps {
  open: Opened<CompanyNotice>
  rows: readonly CompanyNotice[]
  readAgain: (noticeId: string) => Promise<CompanyNotice | undefined>
  onClose: () => void
}

function OpenedNotice({ open, rows, readAgain, onClose }: OpenedProps) {
  const text = useText('admin/company/notices')
  const switched = useText('admin/company/catalogue')
  const { products } = useText('booking/application/words')
  const ending = useWrite(endNotice)
  if (open.show === 'add') return <NoticeDialog notice={undefined} readAgain={async () => undefined} onClose={onClose} />
  const { show } = open
  const { noticeId } = open.row
  // Somebody else may change it while the dialog is open.
  const row = rows.find((each) => keyOf(each) === noticeId) ?? open.row
  const name = { name: row.title }
  if (show === 'edit') return <NoticeDialog notice={row} readAgain={() => readAgain(noticeId)} onClose={onClose} />
  if (show === 'end')
    return (
      <EndRecord
        question={{ title: text.endTitle(name), message: text.endText, confirm: text.end }}
        done={text.ended}
        end={() => ending.mutateAsync({ noticeId, version: row.version })}
        onClose={onClose}
      />
    )
  return (
    <RecordHistoryDrawer
      kind="notice"
      id={noticeId}
      title={text.historyTitle(name)}
      labels={text.fields}
      values={noticeValues(text, switched, products)}
      onClose={onClose}
    />
  )
}
