import { lazy, Suspense } from 'react'
import { ChangeBar } from '../../../kit/edit/change-bar'
import { useText } from '../../../kit/text/text'
import type { PolicyState } from './use-policy-edit'

/** Fetched once somebody wants to publish. */
const PublishDialog = lazy(() => import('./publish-dialog').then((module) => ({ default: module.PublishDialog })))

/** What is written and not published yet, of all products, on every page of a policy. */
export function PolicyBar({ state }: { state: PolicyState }) {
  const text = useText('admin/policy')
  const { edit, busy, blocked, publishing, onPublish } = state
  return (
    <>
      <ChangeBar edit={edit} busy={busy} action={text.publish} blocked={blocked} onSave={onPublish} faults={state.faults.count} />
      {publishing && (
        <Suspense>
          <PublishDialog state={state} />
        </Suspense>
      )}
    </>
  )
}
