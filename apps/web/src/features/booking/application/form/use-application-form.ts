import type { ApplicationContent } from '@sojourn/contract/booking/application/application.shapes'
import { faultSentence } from '@sojourn/domain/booking/application/application-sentences'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import {
  getTravelApplyDetail,
  getTravelApplyForm,
  getTravelApplyList,
  previewTravelApply,
  saveTravelApplyDraft,
  submitTravelApply,
} from '../../../../api/calls/booking/application/application'
import { queryClient, useRead, useWrite } from '../../../../api/queries'
import type { ResultOf } from '../../../../api/web-call'
import { useEmployee } from '../../../../api/employee'
import { isProblem } from '../../../../api/problem'
import type { Saved } from '../../../../kit/edit/edit-fields'
import { useEdit } from '../../../../kit/edit/use-edit'
import { useSettled } from '../../../../kit/hooks/use-settled'
import { language } from '../../../../kit/text/language'
import { useText } from '../../../../kit/text/text'
import { toast } from '../../../../kit/overlays/toast'
import { paths } from '../../../../paths'
import { faultsOf, type ApplicationDraft, type ApplicationForm } from './application-form'
import { useEditedFields } from './use-edited-fields'

export type Preview = ResultOf<typeof previewTravelApply>

export interface FormState {
  form: ApplicationForm
  /** Keys of the company's fields that the contents ask for. */
  askedFields: readonly string[]
  draft: ApplicationDraft
  /** The sentence of a field: what was refused, or once it was tried to submit, what is wrong. */
  errorOf: (field: string) => string | undefined
  change: (more: Partial<ApplicationContent>) => void
  setPeople: (people: ApplicationDraft['people']) => void
}

const settleMs = 400

const contentOf = ({ content, people }: ApplicationDraft): ApplicationContent => ({
  ...content,
  travellerIds: people.map(({ employeeId }) => employeeId),
})

const savedApplication = ({ version, content, travellers }: ApplicationForm): Saved<ApplicationDraft> => ({
  version,
  value: { content, people: travellers },
})

/** The sentence of a field: what the server refused, or once it was tried to submit, what the rules find. */
function useErrors(form: ApplicationForm, draft: ApplicationDraft, askedFields: readonly string[]) {
  const fields = form.fields.filter(({ key }) => askedFields.includes(key))
  const [tried, setTried] = useState(false)
  const [saves, setSaves] = useState(0)
  const [refused, setRefused] = useState<{ field: string; message: string }>()
  const faults = faultsOf(draft, { today: form.today, fields })
  const errorOf = (field: string): string | undefined => {
    if (refused?.field === field) return refused.message
    const found = tried ? faults.find((fault) => fault.field === field) : undefined
    return (
      found &&
      faultSentence(
        found,
        language,
        fields.find(({ key }) => key === found.key),
      )
    )
  }
  return {
    errorOf,
    count: tried ? faults.length : 0,
    saves,
    /** A draft may miss much: only what is refused of it is shown. */
    beginSave: () => {
      setRefused(undefined)
      setSaves(saves + 1)
    },
    forgive: () => setRefused(undefined),
    refuse: (error: Error & { field?: string | undefined }) => {
      setRefused({ field: (error.field ?? '').replace(/^content\./, ''), message: error.message })
      toast(error.message, 'bad')
    },
    /** Whether it may be submitted; from now on faults are shown. */
    check: (): boolean => {
      setTried(true)
      return faults.length === 0
    },
  }
}

const madeStale = [getTravelApplyList, getTravelApplyDetail, getTravelApplyForm]

/** What the application comes to, once its writer pauses. */
function useApplicationPreview(draft: ApplicationDraft) {
  const settled = useSettled(draft, settleMs)
  return useRead(previewTravelApply, { content: contentOf(settled) }, { keepFormer: true, staleTime: 60_000 })
}

type ReadAgain = () => Promise<ApplicationForm | undefined>

/** What is written on an application; what was changed elsewhere is read before anything is sent again, and its writer looks at it first. */
function useWritten(form: ApplicationForm, name: string, readAgain: ReadAgain) {
  const [carried, setCarried] = useState(false)
  const edit = useEdit<ApplicationDraft>({
    owner: useEmployee(),
    form: 'application',
    of: name,
    shape: 1,
    saved: savedApplication(form),
    fields: useEditedFields(form),
  })
  const preview = useApplicationPreview(edit.value)
  const askedFields = preview.data?.askedFields ?? form.askedFields
  const errors = useErrors(form, edit.value, askedFields)
  return {
    edit,
    errors,
    preview,
    askedFields,
    carried,
    write: (next: ApplicationDraft) => {
      errors.forgive()
      setCarried(false)
      edit.set(next)
    },
    onError: async (error: Error) => {
      if (!isProblem(error, 'applicationChanged')) return errors.refuse(error)
      void queryClient.invalidateQueries({ queryKey: [getTravelApplyDetail.path] })
      const read = await readAgain()
      if (read) setCarried(edit.carriedTo(savedApplication(read)) !== undefined)
      else errors.refuse(error)
    },
  }
}

/** Writing, checking, saving and submitting an application. */
export function useApplicationForm(form: ApplicationForm, name: string, readAgain: ReadAgain) {
  const text = useText('booking/application/form')
  const navigate = useNavigate()
  const { edit, errors, preview, askedFields, carried, write, onError } = useWritten(form, name, readAgain)
  const draft = edit.value
  const save = useWrite(saveTravelApplyDraft, madeStale)
  const submit = useWrite(submitTravelApply, madeStale)
  const { travelApplyNo, version } = form
  const request = { ...(travelApplyNo !== undefined && { travelApplyNo }), version, content: contentOf(draft) }
  const leave = (no: string, sentence: string) => {
    edit.draft.forget()
    toast(sentence, 'good')
    void navigate(paths.travelForm({ travelApplyNo: no }), { replace: true })
  }
  const state: FormState = {
    form,
    askedFields,
    draft,
    errorOf: errors.errorOf,
    change: (more) => write({ ...draft, content: { ...draft.content, ...more } }),
    setPeople: (people) => write({ ...draft, people }),
  }
  return {
    state,
    preview,
    edit,
    /** Another version was taken over since the form was sent. */
    carried,
    faults: errors.count,
    /** How often it was tried to keep a draft. */
    saves: errors.saves,
    saving: save.isPending,
    submitting: submit.isPending,
    save: () => {
      errors.beginSave()
      save.mutate(request, {
        onSuccess: (saved) => leave(saved.travelApplyNo, text.saved),
        onError: (error) => void onError(error),
      })
    },
    submit: () =>
      errors.check() &&
      submit.mutate(request, {
        onSuccess: (sent) => leave(sent.travelApplyNo, sent.approvalId ? text.submitted : text.inForce),
        onError: (error) => void onError(error),
      }),
  }
}
