import type { Project } from '@sojourn/contract/admin/company/project.calls'
import { companyFaultSentence } from '@sojourn/domain/admin/company/company-faults'
import { projectFaults } from '@sojourn/domain/admin/company/cost-objects'
import { saveProject } from '../../../api/calls/admin/company/project'
import { useWrite } from '../../../api/queries'
import { DateField } from '../../../kit/dates/date-field'
import { Dialog } from '../../../kit/overlays/dialog'
import { formatFullDate } from '../../../kit/text/format'
import { language } from '../../../kit/text/language'
import { useText } from '../../../kit/text/text'
import styles from '../catalogue/catalogue.module.css'
import { OwnerField } from '../catalogue/owner-field'
import { LineField } from '../fields/line-field'
import { SavedBy } from '../history/record-history'
import { NamedForm } from '../named/named-form'
import { trimmedNames } from '../named/names'
import { useNamedForm } from '../named/use-named-form'
import { newProject, projectFields, savedProject, sentProject, type ProjectForm } from './project-form'

interface ProjectDialogProps {
  /** As it is read now; absent of a new one. */
  project: Project | undefined
  readAgain: () => Promise<Project | undefined>
  onClose: () => void
}

/** A new project, or what is said of one that is there. */
export function ProjectDialog(props: ProjectDialogProps) {
  const { project, onClose } = props
  const text = useText('admin/cost-objects/projects')
  return (
    <Dialog open width="info" onClose={onClose} title={project ? text.editTitle(project) : text.addTitle}>
      <ProjectEdit {...props} />
    </Dialog>
  )
}

function ProjectEdit(props: ProjectDialogProps) {
  const { project, onClose } = props
  const text = useText('admin/cost-objects/projects')
  const state = useProjectForm(props)
  const { edit, change, errorOf } = state
  const by = project && <SavedBy kind="project" id={project.code} version={project.version} />
  return (
    <NamedForm state={state} by={by} onClose={onClose}>
      {!project && (
        <LineField
          required
          label={text.fields.code}
          hint={text.codeHint}
          error={errorOf('code')}
          maxLength={20}
          value={edit.value.code}
          onChange={(code) => change({ code })}
        />
      )}
      <OwnerField error={errorOf('ownerId')} value={edit.value.owner} onChange={(owner) => change({ owner })} />
      <div className={styles['pair']}>
        <DateField label={text.from} value={edit.value.from} onChange={(from) => change({ from })} />
        <DateField
          label={text.to}
          hint={text.periodHint}
          error={errorOf('to')}
          value={edit.value.to}
          onChange={(to) => change({ to })}
        />
      </div>
    </NamedForm>
  )
}

function useProjectForm({ project, readAgain, onClose }: ProjectDialogProps) {
  const text = useText('admin/cost-objects/projects')
  const named = useText('admin/named')
  const write = useWrite(saveProject)
  return useNamedForm<ProjectForm, 'code' | 'ownerId' | 'to'>({
    form: 'project',
    of: project?.code ?? 'new',
    isNew: project === undefined,
    saved: project ? savedProject(project) : newProject,
    fields: projectFields({ ...named.fields, ...text.fields }, formatFullDate),
    faultsOf: (form) =>
      Object.fromEntries(
        projectFaults({ ...form, names: trimmedNames(form) })
          .filter(({ field }) => field !== 'names')
          .map(({ field, fault }) => [field, companyFaultSentence(fault, language)]),
      ),
    readAgain: async () => {
      const found = await readAgain()
      return found && savedProject(found)
    },
    save: ({ version, value }) => write.mutateAsync({ ...sentProject(value), version, added: project === undefined }),
    refusable: ['code', 'ownerId', 'to'],
    nameMissing: text.nameMissing,
    done: project ? text.saved : text.added,
    onClose,
  })
}
