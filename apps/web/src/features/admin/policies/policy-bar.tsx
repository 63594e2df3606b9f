import { lazy, Suspense } from 'react'
import { Link } from '../../../kit/actions/link'
import { ChangeBar } from '../../../kit/edit/change-bar'
import { useText } from '../../../kit/text/text'
import { paths } from '../../../paths'
import type { PolicyState } from './use-policy-edit'

/** Fetched once somebody wants to publish. */
const PublishDialog = lazy(() => import('./publish-dialog').then((module) => ({ default: module.PublishDialog })))

/** What is written and not published yet, of all products, on every page of a policy. */
export function PolicyBar({ state }: { state: PolicyState }) {
  const text = useText('admin/policy/policy')
  const { tryInLab } = useText('admin/policy/golden')
  const { edit, busy, blocked, publishing, onPublish, query } = state
  // What is copied is kept under another name than what the lab looks for.
  const mayTry = edit.changes.length > 0 && query.copyOf === undefined
  return (
    <>
      {mayTry && <Link to={paths.policyLab({ policyId: query.policyId, subject: 'draft' })}>{tryInLab}</Link>}
      <ChangeBar edit={edit} busy={busy} action={text.publish} blocked={blocked} onSave={onPublish} faults={state.faults.count} />
      {publishing && (
        <Suspense>
          <PublishDialog state={state} />
        </Suspense>
      )}
    </>
  )
}
