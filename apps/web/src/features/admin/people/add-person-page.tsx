import type { FormEvent } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { getDepartments } from '../../../api/calls/admin/people/department'
import { addPerson, getPersonChoices } from '../../../api/calls/admin/people/person'
import { useEmployee } from '../../../api/employee'
import { queryClient, readOptions, useWrite } from '../../../api/queries'
import { Button } from '../../../kit/actions/button'
import { EditSections } from '../../../kit/edit/edit-section'
import { ErrorState } from '../../../kit/feedback/error-state'
import { SkeletonList } from '../../../kit/feedback/skeleton'
import { DraftNote } from '../../../kit/forms/draft-note'
import { Form } from '../../../kit/forms/form'
import { useKeptDraft } from '../../../kit/forms/use-kept-draft'
import { ActionBar } from '../../../kit/layout/action-bar'
import { Page } from '../../../kit/layout/page'
import { toast } from '../../../kit/overlays/toast'
import { loadTexts, useText } from '../../../kit/text/text'
import { paths } from '../../../paths'
import { consoleReads } from '../console-reads'
import { LineField } from '../fields/line-field'
import styles from './person.module.css'
import { faultsOf, newPerson, sentFields, type PersonForm } from './person-form'
import { PersonSections } from './person-sections'
import { useFaults } from './use-faults'
import { usePersonChoices, type PersonChoices } from './use-person-choices'

export async function loader() {
  void queryClient.prefetchQuery(readOptions(getDepartments, {}))
  void queryClient.prefetchQuery(readOptions(getPersonChoices, {}))
  await loadTexts('kit/widgets', 'kit/drafts', 'admin/people/person', 'booking/custom-field')
  return null
}

/** Enters one of the company's people, who is then invited by mail. */
export function Component() {
  const text = useText('admin/people/person')
  const { choices, error, retry } = usePersonChoices()
  const [address] = useSearchParams()
  const departmentId = address.get('departmentId') ?? ''
  return (
    <Page title={text.addTitle} back={paths.people()}>
      {choices ? (
        <AddForm key={departmentId} departmentId={departmentId} choices={choices} />
      ) : error ? (
        <ErrorState error={error} onRetry={retry} />
      ) : (
        <SkeletonList count={4} height={160} gap={16} />
      )}
    </Page>
  )
}

interface AddFormProps {
  departmentId: string
  choices: PersonChoices
}

function AddForm({ departmentId, choices }: AddFormProps) {
  const text = useText('admin/people/person')
  const { draft, faults, change, busy, submit } = useAddForm({ departmentId, choices })
  const send = (event: FormEvent) => {
    event.preventDefault()
    submit()
  }
  return (
    <Form className={styles['form']} onSubmit={send}>
      <EditSections label={text.addTitle}>
        <PersonSections
          value={draft.value}
          onChange={change}
          errorOf={faults.of}
          choices={choices}
          mobile={
            <LineField
              required
              label={text.fields.mobile}
              error={faults.of('mobile')}
              inputMode="tel"
              maxLength={20}
              value={draft.value.mobile}
              onChange={(mobile) => change({ mobile })}
            />
          }
        />
      </EditSections>
      <div className={styles['end']}>
        <DraftNote draft={draft} />
        {faults.count > 0 && (
          <p role="alert" className={styles['faults']}>
            {text.faults({ count: faults.count })}
          </p>
        )}
        <span className={styles['soft']}>{text.addLead}</span>
        <ActionBar>
          <Button kind="main" type="submit" busy={busy}>
            {text.addSubmit}
          </Button>
        </ActionBar>
      </div>
    </Form>
  )
}

/** A department of the address that cannot be chosen is none. */
const known = ({ departmentId, choices }: AddFormProps): string =>
  choices.departments.some(({ id }) => id === departmentId) ? departmentId : ''

function useAddForm(props: AddFormProps) {
  const text = useText('admin/people/person')
  const navigate = useNavigate()
  const draft = useKeptDraft<PersonForm>({
    owner: useEmployee(),
    form: 'newPerson',
    of: props.departmentId,
    fresh: () => newPerson(known(props)),
  })
  const faults = useFaults(faultsOf(draft.value, { missing: text.missing, asked: props.choices.fields }))
  const write = useWrite(addPerson, consoleReads)
  const submit = () => {
    if (!faults.accept()) return
    const fields = sentFields(draft.value)
    write.mutate(
      { fields, mobile: draft.value.mobile.trim() },
      {
        onSuccess: ({ employeeId }) => {
          draft.forget()
          toast(text.added(fields), 'good')
          void navigate(paths.person({ employeeId }), { replace: true })
        },
        onError: (error) => {
          toast(error.message, 'bad')
          faults.refuse(error)
        },
      },
    )
  }
  const change = (more: Partial<PersonForm>) => {
    faults.forgive()
    draft.change((former) => ({ ...former, ...more }))
  }
  return { draft, faults, change, busy: write.isPending, submit }
}
