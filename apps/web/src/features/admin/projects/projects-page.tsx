import type { Project } from '@sojourn/contract/admin/company/project.calls'
import { endProject, searchProjects, switchProjects } from '../../../api/calls/admin/company/project'
import { mayDo, useEmployee } from '../../../api/employee'
import { useWrite } from '../../../api/queries'
import { useListSearch } from '../../../kit/browser/address-secret'
import { Words } from '../../../kit/layout/words'
import type { Column } from '../../../kit/lists/table'
import { formatFullDate } from '../../../kit/text/format'
import { loadTexts, useText } from '../../../kit/text/text'
import { usePages } from '../../booking/paging/use-pages'
import { CataloguePage } from '../catalogue/catalogue-page'
import type { Opened } from '../catalogue/catalogue-props'
import styles from '../catalogue/catalogue.module.css'
import { catalogueSearch } from '../catalogue/catalogue-search'
import { EndRecord } from '../catalogue/end-record'
import { NamedHistory } from '../named/named-history'
import { ProjectDialog } from './project-dialog'
import { periodOf } from './project-form'

export async function loader() {
  await loadTexts(
    'kit/widgets',
    'kit/edit',
    'kit/drafts',
    'admin/cost-objects/projects',
    'admin/company/catalogue',
    'admin/named',
    'admin/record',
  )
  return null
}

const keyOf = ({ code }: Project): string => code

/** On what the company's people travel. */
export function Component() {
  const text = useText('admin/cost-objects/projects')
  const { search, change } = useListSearch(catalogueSearch)
  const pages = usePages(searchProjects, catalogueSearch.set(search), (page) => page)
  const columns = useColumns()
  const { mutateAsync: send } = useWrite(switchProjects)
  return (
    <CataloguePage
      list="projects"
      text={text}
      icon="briefcase"
      pages={pages}
      search={search}
      onSearch={change}
      columns={columns}
      file="projects"
      keyOf={keyOf}
      nameOf={({ name }) => name}
      isOver={({ endedOn }) => endedOn !== undefined}
      card={(row) => <ProjectCard project={row} />}
      mayChange={mayDo(useEmployee(), 'manageCosts')}
      together={{ send, recordOf: ({ code: id, version }) => ({ id, version }) }}
      opened={(open, onClose) => (
        <OpenedProject
          open={open}
          rows={pages.items ?? []}
          readAgain={async (code) => (await pages.readAgain()).find((row) => row.code === code)}
          onClose={onClose}
        />
      )}
    />
  )
}

function useColumns() {
  const text = useText('admin/cost-objects/projects')
  const { noOwner } = useText('admin/company/catalogue')
  const { columns: heads } = text
  const columns: Column<Project>[] = [
    { key: 'code', head: heads.code, width: 160, cell: ({ code }) => code },
    { key: 'name', fixed: true, head: heads.name, cell: ({ name }) => <strong className={styles['name']}>{name}</strong> },
    {
      key: 'owner',
      head: heads.owner,
      width: 160,
      cell: ({ owner }) => owner?.name ?? <span className={styles['soft']}>{noOwner}</span>,
    },
    { key: 'period', head: heads.period, width: 280, cell: (row) => periodOf(row, text, formatFullDate) },
  ]
  return columns
}

function ProjectCard({ project }: { project: Project }) {
  const text = useText('admin/cost-objects/projects')
  const { code, name, owner } = project
  return (
    <Words meta={[code, owner?.name, periodOf(project, text, formatFullDate)].filter(Boolean).join(' · ')}>
      <strong className={styles['name']}>{name}</strong>
    </Words>
  )
}

interface OpenedProps {
  open: Opened<Project>
  rows: readonly Project[]
  readAgain: (code: string) => Promise<Project | undefined>
  onClose: () => void
}

function OpenedProject({ open, rows, readAgain, onClose }: OpenedProps) {
  const text = useText('admin/cost-objects/projects')
  const { end: confirm } = useText('admin/company/catalogue')
  const ending = useWrite(endProject)
  if (open.show === 'add') return <ProjectDialog project={undefined} readAgain={async () => undefined} onClose={onClose} />
  const { show } = open
  const { code } = open.row
  // Somebody else may change it while the dialog is open.
  const row = rows.find((each) => each.code === code) ?? open.row
  if (show === 'edit') return <ProjectDialog project={row} readAgain={() => readAgain(code)} onClose={onClose} />
  if (show === 'history')
    return <NamedHistory kind="project" id={code} title={text.historyTitle(row)} fields={text.fields} onClose={onClose} />
  return (
    <EndRecord
      question={{ title: text.endTitle(row), message: text.endText, confirm }}
      done={text.ended}
      end={() => ending.mutateAsync({ code, version: row.version })}
      onClose={onClose}
    />
  )
}
