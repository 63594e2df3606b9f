import type { LegalEntity } from '@sojourn/contract/admin/company/legal-entity.calls'
import { entityValues } from '@sojourn/domain/admin/record/words-of-records'
import { getCompanyChoices } from '../../../api/calls/admin/company/company'
import { endLegalEntity, searchLegalEntities } from '../../../api/calls/admin/company/legal-entity'
import { mayDo, useEmployee } from '../../../api/employee'
import { queryClient, readOptions, useWrite } from '../../../api/queries'
import { useListSearch } from '../../../kit/browser/address-secret'
import { Words } from '../../../kit/layout/words'
import type { Column } from '../../../kit/lists/table'
import { Badge } from '../../../kit/marks/badge'
import { loadTexts, useText } from '../../../kit/text/text'
import { usePages } from '../../booking/paging/use-pages'
import { CataloguePage } from '../catalogue/catalogue-page'
import type { Opened } from '../catalogue/catalogue-props'
import styles from '../catalogue/catalogue.module.css'
import { catalogueSearch } from '../catalogue/catalogue-search'
import { useDepartmentNames } from '../catalogue/departments-field'
import { EndRecord } from '../catalogue/end-record'
import { RecordHistoryDrawer } from '../history/record-drawer'
import { EntityDialog } from './entity-dialog'

export async function loader() {
  void queryClient.prefetchQuery(readOptions(getCompanyChoices, {}))
  await loadTexts(
    'kit/widgets',
    'kit/edit',
    'kit/drafts',
    'admin/company/legal-entities',
    'admin/company/catalogue',
    'admin/record',
  )
  return null
}

const keyOf = ({ entityId }: LegalEntity): string => entityId

/** To whom the company's invoices are written. */
export function Component() {
  const text = useText('admin/company/legal-entities')
  const { search, change } = useListSearch(catalogueSearch)
  const pages = usePages(searchLegalEntities, catalogueSearch.set(search), (page) => page)
  const columns = useColumns()
  return (
    <CataloguePage
      list="legal-entities"
      text={text}
      icon="document"
      pages={pages}
      search={search}
      onSearch={change}
      columns={columns}
      file="legalEntities"
      keyOf={keyOf}
      nameOf={({ name }) => name}
      isOver={({ endedOn }) => endedOn !== undefined}
      card={(row) => <EntityName entity={row} />}
      mayChange={mayDo(useEmployee(), 'manageCosts')}
      opened={(open, onClose) => (
        <OpenedEntity
          open={open}
          rows={pages.items ?? []}
          readAgain={async (id) => (await pages.readAgain()).find((row) => keyOf(row) === id)}
          onClose={onClose}
        />
      )}
    />
  )
}

function useColumns() {
  const text = useText('admin/company/legal-entities')
  const { everybody } = useText('admin/company/catalogue')
  const { sayAll } = useDepartmentNames()
  const { columns: heads } = text
  const meant = ({ departmentIds }: LegalEntity): string => sayAll(departmentIds).join(' · ') || everybody
  const kinds = ({ specialInvoices }: LegalEntity): string => (specialInvoices ? text.special : text.ordinary)
  const columns: Column<LegalEntity>[] = [
    { key: 'name', fixed: true, head: heads.name, cell: (row) => <EntityName entity={row} plain /> },
    { key: 'taxNumber', head: heads.taxNumber, width: 220, cell: ({ taxNumber }) => taxNumber },
    { key: 'kinds', head: heads.kinds, width: 140, cell: kinds },
    { key: 'departments', head: heads.departments, cell: meant },
  ]
  return columns
}

function EntityName({ entity: { name, isDefault, taxNumber }, plain }: { entity: LegalEntity; plain?: boolean }) {
  const text = useText('admin/company/legal-entities')
  return (
    <Words meta={!plain && taxNumber}>
      <span>
        <strong className={styles['name']}>{name}</strong> {isDefault && <Badge tone="brand">{text.isDefault}</Badge>}
      </span>
    </Words>
  )
}

interface OpenedProps {
  open: Opened<LegalEntity>
  rows: readonly LegalEntity[]
  readAgain: (entityId: string) => Promise<LegalEntity | undefined>
  onClose: () => void
}

function OpenedEntity({ open, rows, readAgain, onClose }: OpenedProps) {
  const text = useText('admin/company/legal-entities')
  const common = useText('admin/company/catalogue')
  const ending = useWrite(endLegalEntity)
  if (open.show === 'add') return <EntityDialog entity={undefined} readAgain={async () => undefined} onClose={onClose} />
  const { show } = open
  const { entityId } = open.row
  // Somebody else may change it while the dialog is open.
  const row = rows.find((each) => keyOf(each) === entityId) ?? open.row
  if (show === 'edit') return <EntityDialog entity={row} readAgain={() => readAgain(entityId)} onClose={onClose} />
  if (show === 'end')
    return (
      <EndRecord
        question={{ title: text.endTitle(row), message: text.endText, confirm: common.end }}
        done={text.ended}
        end={() => ending.mutateAsync({ entityId, version: row.version })}
        onClose={onClose}
      />
    )
  return (
    <RecordHistoryDrawer
      kind="legalEntity"
      id={entityId}
      title={text.historyTitle(row)}
      labels={text.fields}
      values={entityValues(common)}
      onClose={onClose}
    />
  )
}
