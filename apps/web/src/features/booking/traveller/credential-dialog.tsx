import { credentialTypes } from '@sojourn/contract/booking/codes'
import { Suspense, type FormEvent } from 'react'
import { getMyCredentials, saveCredential } from '../../../api/calls/personal/credential'
import { useEmployee } from '../../../api/employee'
import { useRead, useWrite } from '../../../api/queries'
import type { WebCall } from '../../../api/web-call'
import { Button } from '../../../kit/actions/button'
import { Checkbox } from '../../../kit/forms/checkbox'
import { Form } from '../../../kit/forms/form'
import { Dialog } from '../../../kit/overlays/dialog'
import { ErrorState } from '../../../kit/feedback/error-state'
import { DraftNote } from '../../../kit/forms/draft-note'
import { FieldError, FormRefusal } from '../../../kit/forms/field'
import { Link } from '../../../kit/actions/link'
import { SkeletonList } from '../../../kit/feedback/skeleton'
import { useText } from '../../../kit/text/text'
import { toast } from '../../../kit/overlays/toast'
import { paths } from '../../../paths'
import { CredentialFields } from './credential-fields'
import styles from './credential.module.css'
import { useCredentialForm, type CredentialFormState, type MyCredentials, type OwnCredential } from './use-credential-form'

export interface CredentialDialogProps {
  open: boolean
  onClose: () => void
  onSaved?: (credentialId: string) => void
  /** The one to change; absent for a new one. */
  former?: OwnCredential | undefined
  /** A colleague whose document it is; absent for one's own. */
  bearer?: { employeeId: string; name: string } | undefined
  /** Calls that show documents, read again afterwards. */
  makesStale?: readonly WebCall<unknown>[]
}

/** Adds a travel document or changes one's own; fetches its own words, so any page may open it (handbook 11.4). */
export function CredentialDialog(props: CredentialDialogProps) {
  if (!props.open) return null
  return (
    <Suspense>
      <OpenDialog {...props} />
    </Suspense>
  )
}

function OpenDialog(props: CredentialDialogProps) {
  const text = useText('booking/credential')
  const own = useRead(getMyCredentials, {})
  const title = props.bearer ? text.addFor(props.bearer) : props.former ? text.edit : text.add
  return (
    <Dialog open onClose={props.onClose} title={title} width="info">
      {own.data ? (
        <DocumentForm {...props} own={own.data} />
      ) : own.error ? (
        <ErrorState error={own.error} onRetry={() => void own.refetch()} />
      ) : (
        <SkeletonList count={4} height={56} />
      )}
    </Dialog>
  )
}

function DocumentForm({
  onClose,
  onSaved,
  former,
  bearer,
  makesStale = [],
  own,
}: CredentialDialogProps & { own: MyCredentials }) {
  const text = useText('booking/credential')
  const suggestion = bearer ? { name: bearer.name, latinName: '' } : own.suggestion
  const state = useCredentialForm({ former, suggestion, today: own.today, owner: useEmployee(), bearerId: bearer?.employeeId })
  const { values, form, refusal } = state
  const save = useWrite(saveCredential, [getMyCredentials, ...makesStale])
  const asks = bearer !== undefined || !own.consented
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const unanswered = asks && !values.agreed ? (bearer ? text.toldMissing : text.consentMissing) : undefined
    if (!state.accept(unanswered)) return
    const request = {
      ...form,
      type: credentialTypes.code(form.type),
      ...(former && { credentialId: former.credentialId }),
      ...(bearer && { employeeId: bearer.employeeId }),
      ...(asks && !bearer && { agreedTo: own.noticeVersion }),
    }
    const onSuccess = ({ credentialId }: { credentialId: string }) => {
      state.draft.forget()
      toast(text.saved, 'good')
      onSaved?.(credentialId)
      onClose()
    }
    save.mutate(request, { onSuccess, onError: state.refuse })
  }
  return (
    <Form className={styles['form']} onSubmit={submit}>
      {refusal && <FormRefusal>{refusal}</FormRefusal>}
      <CredentialFields state={state} former={former} />
      {asks && <Agreement state={state} bearer={bearer} />}
      <DraftNote draft={state.draft} />
      <div className={styles['actions']}>
        <Button onClick={onClose}>{text.cancel}</Button>
        <Button type="submit" kind="brand" busy={save.isPending}>
          {text.save}
        </Button>
      </div>
    </Form>
  )
}

/** Consent of one's own, or the word that the colleague was asked. */
function Agreement({ state, bearer }: { state: CredentialFormState; bearer: CredentialDialogProps['bearer'] }) {
  const text = useText('booking/credential')
  const { values, faults } = state
  return (
    <div className={styles['consent']}>
      <Checkbox
        label={bearer ? text.told(bearer) : text.consent}
        checked={values.agreed}
        {...(faults.agreed && { 'aria-invalid': true })}
        onChange={(agreed) => state.change({ agreed })}
      />
      {!bearer && (
        <Link to={paths.profile({ section: 'privacy' })} target="_blank">
          {text.consentLink}
        </Link>
      )}
      {faults.agreed && <FieldError>{faults.agreed}</FieldError>}
    </div>
  )
}
