import type { CostCentre } from '@sojourn/contract/admin/company/cost-centre.calls'
import { getCompanyChoices } from '../../../api/calls/admin/company/company'
import { searchCostCentres, switchCostCentres } from '../../../api/calls/admin/company/cost-centre'
import { mayDo, useEmployee } from '../../../api/employee'
import { queryClient, readOptions, useWrite } from '../../../api/queries'
import { useListSearch } from '../../../kit/browser/address-secret'
import { Words } from '../../../kit/layout/words'
import type { Column } from '../../../kit/lists/table'
import { loadTexts, useText } from '../../../kit/text/text'
import { paths } from '../../../paths'
import { usePages } from '../../booking/paging/use-pages'
import { CataloguePage } from '../catalogue/catalogue-page'
import type { Opened } from '../catalogue/catalogue-props'
import styles from '../catalogue/catalogue.module.css'
import { catalogueSearch } from '../catalogue/catalogue-search'
import { useDepartmentNames } from '../catalogue/departments-field'
import { NamedHistory } from '../named/named-history'
import { CostCentreDialog } from './cost-centre-dialog'
import { EndCostCentre } from './end-cost-centre'

export async function loader() {
  void queryClient.prefetchQuery(readOptions(getCompanyChoices, {}))
  await loadTexts(
    'kit/widgets',
    'kit/edit',
    'kit/drafts',
    'admin/cost-objects/cost-centres',
    'admin/company/catalogue',
    'admin/named',
    'admin/record',
  )
  return null
}

const keyOf = ({ costCentreId }: CostCentre): string => costCentreId

/** To what the company's travel is written. */
export function Component() {
  const text = useText('admin/cost-objects/cost-centres')
  const { search, change } = useListSearch(catalogueSearch)
  const pages = usePages(searchCostCentres, catalogueSearch.set(search), (page) => page)
  const columns = useColumns()
  const { mutateAsync: send } = useWrite(switchCostCentres)
  return (
    <CataloguePage
      list="cost-centres"
      text={text}
      icon="wallet"
      pages={pages}
      search={search}
      onSearch={change}
      columns={columns}
      file="costCentres"
      keyOf={keyOf}
      nameOf={({ name }) => name}
      isOver={({ endedOn }) => endedOn !== undefined}
      card={(row) => <CostCentreCard costCentre={row} />}
      mayChange={mayDo(useEmployee(), 'manageCosts')}
      together={{ send, recordOf: ({ costCentreId: id, version }) => ({ id, version }) }}
      importTo={paths.importCostCentres()}
      opened={(open, onClose) => (
        <OpenedCostCentre
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
  const { columns: heads, people } = useText('admin/cost-objects/cost-centres')
  const { noOwner, everybody } = useText('admin/company/catalogue')
  const { sayAll } = useDepartmentNames()
  const meant = ({ departmentIds }: CostCentre): string => sayAll(departmentIds).join(' · ') || everybody
  const columns: Column<CostCentre>[] = [
    { key: 'code', head: heads.code, width: 140, cell: ({ code }) => code },
    { key: 'name', fixed: true, head: heads.name, cell: ({ name }) => <strong className={styles['name']}>{name}</strong> },
    {
      key: 'owner',
      head: heads.owner,
      width: 160,
      cell: ({ owner }) => owner?.name ?? <span className={styles['soft']}>{noOwner}</span>,
    },
    { key: 'departments', head: heads.departments, cell: meant },
    { key: 'people', head: heads.people, width: 100, align: 'end', cell: (row) => people({ count: row.people }) },
  ]
  return columns
}

function CostCentreCard({ costCentre: { code, name, owner, people } }: { costCentre: CostCentre }) {
  const text = useText('admin/cost-objects/cost-centres')
  return (
    <Words meta={[code, owner?.name, text.people({ count: people })].filter(Boolean).join(' · ')}>
      <strong className={styles['name']}>{name}</strong>
    </Words>
  )
}

interface OpenedProps {
  open: Opened<CostCentre>
  rows: readonly CostCentre[]
  readAgain: (id: string) => Promise<CostCentre | undefined>
  onClose: () => void
}

function OpenedCostCentre({ open, rows, readAgain, onClose }: OpenedProps) {
  const text = useText('admin/cost-objects/cost-centres')
  if (open.show === 'add') return <CostCentreDialog costCentre={undefined} readAgain={async () => undefined} onClose={onClose} />
  const { show } = open
  const id = keyOf(open.row)
  // Somebody else may change it while the dialog is open.
  const row = rows.find((each) => keyOf(each) === id) ?? open.row
  if (show === 'end') return <EndCostCentre costCentre={row} onClose={onClose} />
  if (show === 'edit') return <CostCentreDialog costCentre={row} readAgain={() => readAgain(id)} onClose={onClose} />
  return <NamedHistory kind="costCentre" id={id} title={text.historyTitle(row)} fields={text.fields} onClose={onClose} />
}
