import { useState, type ReactNode } from 'react'
import { Button } from '../../../kit/actions/button'
import { ButtonLink } from '../../../kit/actions/link'
import { EmptyState } from '../../../kit/feedback/empty-state'
import { IconLine } from '../../../kit/layout/icon-line'
import { Page } from '../../../kit/layout/page'
import { ExportList } from '../../booking/list-file/export-list'
import { FilterSelect } from '../../../kit/lists/filter-select'
import { ListBar } from '../../../kit/lists/list-bar'
import { useListLook, type LookState } from '../../../kit/lists/list-look'
import { LookMenu, lookColumns } from '../../../kit/lists/look-menu'
import { SkeletonRecords } from '../../../kit/lists/records'
import { Menu } from '../../../kit/overlays/menu'
import { useText } from '../../../kit/text/text'
import { PagedList } from '../../booking/paging/paged-list'
import type { CatalogueProps, Opened } from './catalogue-props'
import { CatalogueRows } from './catalogue-rows'
import { catalogueSearch } from './catalogue-search'
import { useTogether } from './together'

/** A list of the company's records: searched, exported, and each entered, changed and ended in a dialog. */
export function CataloguePage<Row>(props: CatalogueProps<Row>) {
  const { list, text, pages, search, onSearch, mayChange, opened } = props
  const common = useText('admin/company/catalogue')
  const look = useListLook(list)
  const [open, setOpen] = useState<Opened<Row>>()
  const add = mayChange && (
    <Button kind="brand" icon="plus" aria-haspopup="dialog" onClick={() => setOpen({ show: 'add' })}>
      {text.add}
    </Button>
  )
  const menu = (row: Row) => <RowMenu {...props} row={row} onOpen={setOpen} />
  return (
    <Page title={text.title} action={add}>
      {!mayChange && <IconLine icon="lock">{common.readOnly}</IconLine>}
      <CatalogueBar {...props} tools={<Tools {...props} look={look} />} />
      <PagedList
        pages={pages}
        skeleton={<SkeletonRecords count={6} row={56} card={132} />}
        empty={<Nothing {...props} add={add} onReset={() => onSearch(catalogueSearch.none)} />}
      >
        {(rows) => <CatalogueRows {...props} key={JSON.stringify(search)} rows={rows} look={look.look} menu={menu} />}
      </PagedList>
      {open && opened(open, () => setOpen(undefined))}
    </Page>
  )
}

/** The list as a file, a file as a list, and how the list looks. */
function Tools<Row>({ text, search, columns, file, mayChange, importTo, look }: CatalogueProps<Row> & { look: LookState }) {
  const common = useText('admin/company/catalogue')
  return (
    <>
      {mayChange && importTo && (
        <ButtonLink kind="quiet" icon="document" to={importTo}>
          {common.import}
        </ButtonLink>
      )}
      <ExportList list={file} search={catalogueSearch.set(search)} fileName={text.title} />
      <LookMenu {...look} columns={lookColumns(columns)} />
    </>
  )
}

/** One field for words, and those that have ended. */
function CatalogueBar<Row>({ text, search, onSearch, words, tools }: CatalogueProps<Row> & { tools: ReactNode }) {
  const common = useText('admin/company/catalogue')
  const past = words?.past ?? common.ended
  const narrowed = search.ended ? [{ key: 'ended', name: past, onRemove: () => onSearch({ ...search, ended: false }) }] : []
  return (
    <ListBar
      search={{
        label: text.keyword,
        hint: text.keywordHint,
        value: search.keyword,
        onChange: (keyword) => onSearch({ ...search, keyword }, { replace: true }),
      }}
      filters={
        <FilterSelect
          label={common.state}
          all={words?.current ?? common.inUse}
          values={['1']}
          names={{ 1: past }}
          value={search.ended ? '1' : ''}
          none=""
          onChange={(chosen) => onSearch({ ...search, ended: chosen === '1' })}
        />
      }
      narrowed={narrowed}
      onReset={() => onSearch(catalogueSearch.none)}
      tools={tools}
    />
  )
}

interface RowMenuProps<Row> extends CatalogueProps<Row> {
  row: Row
  onOpen: (open: Opened<Row>) => void
}

function RowMenu<Row>({ row, nameOf, isOver, mayChange, words, together, onOpen }: RowMenuProps<Row>) {
  const text = useText('admin/company/catalogue')
  const { act, run } = useTogether(together, true)
  const changes = mayChange && !isOver(row)
  return (
    <Menu
      label=""
      name={text.actionsOf({ name: nameOf(row) })}
      icon="more"
      align="end"
      items={[
        ...(changes
          ? [{ key: 'edit', icon: 'edit', label: text.edit, onSelect: () => onOpen({ show: 'edit', row }) } as const]
          : []),
        { key: 'history', icon: 'clock', label: text.history, onSelect: () => onOpen({ show: 'history', row }) },
        ...(changes
          ? [
              {
                key: 'end',
                icon: 'closeCircle',
                label: words?.end ?? text.end,
                onSelect: () => onOpen({ show: 'end', row }),
              } as const,
            ]
          : []),
        ...(together && mayChange && isOver(row)
          ? [{ key: 'resume', icon: 'refresh', label: act, onSelect: () => void run([row]) } as const]
          : []),
      ]}
    />
  )
}

interface NothingProps<Row> extends CatalogueProps<Row> {
  add: ReactNode
  onReset: () => void
}

/** Why the list is empty, and where to go from here. */
function Nothing<Row>({ text, icon, search, add, onReset }: NothingProps<Row>) {
  const common = useText('admin/company/catalogue')
  if (catalogueSearch.isNarrowed(search))
    return (
      <EmptyState title={common.noneFoundTitle} action={<Button onClick={onReset}>{common.reset}</Button>}>
        {common.noneFoundText}
      </EmptyState>
    )
  return (
    <EmptyState icon={icon} title={text.noneTitle} action={add}>
      {text.noneText}
    </EmptyState>
  )
}
