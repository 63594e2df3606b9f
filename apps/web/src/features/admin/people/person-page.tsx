import type { PersonDetail } from '@sojourn/contract/admin/people/person.shapes'
import { formatFullDate } from '../../../kit/text/format'
import { useState } from 'react'
import { useSearchParams, type LoaderFunctionArgs } from 'react-router'
import { getDepartments } from '../../../api/calls/admin/people/department'
import { getPerson, getPersonChoices } from '../../../api/calls/admin/people/person'
import { mayDo, useEmployee } from '../../../api/employee'
import { ApiProblem } from '../../../api/problem'
import { queryClient, readOptions, useRead } from '../../../api/queries'
import { Button } from '../../../kit/actions/button'
import { ButtonLink } from '../../../kit/actions/link'
import { EditColumns } from '../../../kit/edit/edit-columns'
import { ErrorState } from '../../../kit/feedback/error-state'
import { SkeletonList } from '../../../kit/feedback/skeleton'
import { Page } from '../../../kit/layout/page'
import { loadTexts, useText } from '../../../kit/text/text'
import { paths } from '../../../paths'
import { RecordHistory } from '../history/record-history'
import { ActButton } from './act-button'
import { ArrangingSection } from './arranging-section'
import { DocumentsSection } from './documents-section'
import { EmploymentNotice } from './employment-notice'
import { LeaveDialog } from './leave/leave-dialog'
import { PersonEdit } from './person-edit'
import { PersonFacts } from './person-facts'
import { personWords } from '@sojourn/domain/admin/record/words-of-records'
import { PersonStateBadge } from './person-state'
import { PersonViewDrawer } from './person-view'
import { RolesSection } from './roles-section'
import { VipSection } from './vip-section'
import { usePersonChoices, type PersonChoices } from './use-person-choices'

const employeeIdOf = (address: URLSearchParams) => address.get('employeeId') ?? ''

export async function loader({ request }: LoaderFunctionArgs) {
  const employeeId = employeeIdOf(new URL(request.url).searchParams)
  void queryClient.prefetchQuery(readOptions(getPerson, { employeeId }))
  void queryClient.prefetchQuery(readOptions(getDepartments, {}))
  void queryClient.prefetchQuery(readOptions(getPersonChoices, {}))
  await loadTexts(
    'kit/widgets',
    'kit/edit',
    'kit/drafts',
    'admin/people/person',
    'admin/people/person-view',
    'admin/acting',
    'admin/people/leaving',
    'admin/record',
    'booking/custom-field',
  )
  return null
}

/** One of the company's people: what it says of the person, roles, documents, and what became of all of it. */
export function Component() {
  const text = useText('admin/people/person')
  const [address] = useSearchParams()
  const employeeId = employeeIdOf(address)
  const person = useRead(getPerson, { employeeId })
  const { choices, error, retry } = usePersonChoices()
  if (person.data && choices) return <PersonPage key={employeeId} person={person.data} choices={choices} />
  const failed = person.data ? error : person.error
  const lasts = failed instanceof ApiProblem && !failed.passing
  return (
    <Page title={text.fallbackTitle} back={paths.people()}>
      {failed ? (
        <ErrorState
          error={failed}
          onRetry={lasts ? undefined : () => (person.error ? void person.refetch() : retry())}
          action={<ButtonLink to={paths.people()}>{text.back}</ButtonLink>}
        />
      ) : (
        <EditColumns history={<SkeletonList count={1} height={240} />}>
          <SkeletonList count={4} height={160} gap={16} />
        </EditColumns>
      )}
    </Page>
  )
}

function PersonPage({ person, choices }: { person: PersonDetail; choices: PersonChoices }) {
  const { begin } = useText('admin/people/leaving')
  const view = useText('admin/people/person-view')
  const [leaving, setLeaving] = useState(false)
  const [viewing, setViewing] = useState(false)
  const { employeeId, fields, state, mayChange } = person
  const mayEnd = mayChange && (state === 'active' || state === 'invited')
  const own = useEmployee()
  const mayAct = state === 'active' && own.employeeId !== employeeId && mayDo(own, 'actForOthers')
  const Form = mayChange && state !== 'left' ? PersonEdit : PersonFacts
  return (
    <Page
      title={fields.name}
      back={paths.people()}
      chips={<PersonStateBadge state={state} />}
      action={
        state !== 'left' && (
          <>
            <Button kind="quiet" icon="eye" aria-haspopup="dialog" onClick={() => setViewing(true)}>
              {view.see}
            </Button>
            {mayAct && <ActButton employeeId={employeeId} name={fields.name} />}
            {mayEnd && (
              <Button aria-haspopup="dialog" onClick={() => setLeaving(true)}>
                {begin}
              </Button>
            )}
          </>
        )
      }
    >
      <EmploymentNotice person={person} onLeave={() => setLeaving(true)} />
      <EditColumns history={<PersonHistory employeeId={employeeId} />}>
        <Form person={person} choices={choices}>
          {person.arranging && <ArrangingSection employeeId={employeeId} arranging={person.arranging} />}
          <VipSection person={person} />
          <RolesSection person={person} choices={choices} />
          <DocumentsSection person={person} />
        </Form>
      </EditColumns>
      {leaving && <LeaveDialog person={person} onClose={() => setLeaving(false)} />}
      {viewing && <PersonViewDrawer employeeId={employeeId} name={fields.name} onClose={() => setViewing(false)} />}
    </Page>
  )
}

function PersonHistory({ employeeId }: Pick<PersonDetail, 'employeeId'>) {
  const text = useText('admin/people/person')
  const words = personWords(text, useText('admin/record'), formatFullDate)
  return <RecordHistory kind="person" id={employeeId} words={words} empty={text.neverChanged} />
}
