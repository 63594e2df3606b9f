import type { CompanyNotice } from '@sojourn/contract/admin/company/notice.calls'
import { noticeLevels } from '@sojourn/contract/admin/company/notice-words'
import { products } from '@sojourn/contract/booking/codes'
import { languages } from '@sojourn/contract/kit/language'
import { noticePositions } from '@sojourn/contract/kit/notice-positions'
import type { NoticeField } from '@sojourn/domain/admin/company/notice'
import { saveNotice } from '../../../api/calls/admin/company/notice'
import { useWrite } from '../../../api/queries'
import { DateRangeField } from '../../../kit/dates/date-range-field'
import { chinaNow } from '../../../kit/dates/server-time'
import { Checkbox } from '../../../kit/forms/checkbox'
import { Field, FieldError } from '../../../kit/forms/field'
import { TextArea } from '../../../kit/forms/input'
import { Help } from '../../../kit/help/help'
import { Dialog } from '../../../kit/overlays/dialog'
import { formatFullDate } from '../../../kit/text/format'
import { useText } from '../../../kit/text/text'
import styles from '../catalogue/catalogue.module.css'
import { ChoiceField } from '../fields/choice-field'
import { ChoicesField } from '../fields/choices-field'
import { LineField } from '../fields/line-field'
import { SavedBy } from '../history/record-history'
import { NameLines } from '../named/name-lines'
import { DialogForm } from '../named/named-form'
import { useDialogForm } from '../named/use-dialog-form'
import { faultsOf, newNotice, noticeFields, savedNotice, sentNotice, type NoticeForm } from './notice-form'
import { NoticePreview } from './notice-preview'

interface NoticeDialogProps {
  /** As it is read now; absent of a new one. */
  notice: CompanyNotice | undefined
  readAgain: () => Promise<CompanyNotice | undefined>
  onClose: () => void
}

/** A new announcement, or what one says that is there. */
export function NoticeDialog(props: NoticeDialogProps) {
  const { notice, onClose } = props
  const text = useText('admin/company/notices')
  return (
    <Dialog open width="wide" onClose={onClose} title={notice ? text.editTitle({ name: notice.title }) : text.addTitle}>
      <NoticeEdit {...props} />
    </Dialog>
  )
}

function NoticeEdit(props: NoticeDialogProps) {
  const { notice, onClose } = props
  const state = useNoticeForm(props)
  return (
    <DialogForm
      state={state}
      by={notice && <SavedBy kind="notice" id={notice.noticeId} version={notice.version} />}
      onClose={onClose}
    >
      <Words state={state} />
      <Place state={state} />
      <Banner state={state} />
      <NoticePreview notice={state.edit.value} />
    </DialogForm>
  )
}

type State = ReturnType<typeof useNoticeForm>

function Words({ state: { edit, change, errorOf } }: { state: State }) {
  const text = useText('admin/company/notices')
  const named = useText('admin/named')
  const { value } = edit
  return (
    <>
      <NameLines
        label={text.fields.title}
        value={value.titles}
        error={errorOf('titles')}
        onChange={(titles) => change({ titles: { ...value.titles, ...titles } })}
      />
      <NameLines
        label={text.fields.description}
        required={false}
        maxLength={120}
        value={value.descriptions}
        onChange={(descriptions) => change({ descriptions: { ...value.descriptions, ...descriptions } })}
      />
      {languages.map((language) => (
        <Field
          key={language}
          required={language === 'zh-CN'}
          label={named.labelled({ label: text.fields.content, language: named.languages[language] })}
          error={language === 'zh-CN' ? errorOf('contents') : undefined}
        >
          {(control) => (
            <TextArea
              {...control}
              rows={3}
              maxLength={2000}
              value={value.contents[language]}
              onChange={({ target }) => change({ contents: { ...value.contents, [language]: target.value } })}
            />
          )}
        </Field>
      ))}
      <ChoiceField
        label={text.fields.level}
        choices={noticeLevels.map((id) => ({ id, name: text.levels[id] }))}
        value={value.level}
        onChange={(id) => change({ level: noticeLevels.find((level) => level === id) ?? 'info' })}
      />
    </>
  )
}

function Place({ state }: { state: State }) {
  const { edit, change, errorOf } = state
  const text = useText('admin/company/notices')
  const { products: productNames } = useText('booking/application/words')
  const { value } = edit
  return (
    <>
      <DateRangeField
        label={text.fields.shown}
        range={{ from: value.shownFrom, to: value.shownTo }}
        onChange={({ from, to }) => change({ shownFrom: from || value.shownFrom, shownTo: to || from || value.shownTo })}
      />
      {errorOf('shownTo') && <FieldError>{errorOf('shownTo')}</FieldError>}
      <ChoicesField
        label={text.fields.positions}
        hint={text.positionsHint}
        values={noticePositions.words}
        names={text.positions}
        value={value.positions}
        onChange={(positions) => change({ positions })}
      />
      <ChoicesField
        label={text.fields.products}
        hint={text.productsHint}
        values={products.words}
        names={productNames}
        value={value.products}
        onChange={(chosen) => change({ products: chosen })}
      />
      <Journey state={state} />
      <Checkbox
        label={text.fields.autoAlert}
        hint={text.autoAlertHint}
        checked={value.autoAlert}
        onChange={(on) => change({ autoAlert: on })}
      />
    </>
  )
}

/** Words and days of a journey to which it is limited. */
function Journey({ state: { edit, change } }: { state: State }) {
  const text = useText('admin/company/notices')
  const { value } = edit
  return (
    <>
      <Field
        label={text.fields.keywords}
        hint={text.keywordsHint}
        help={<Help field={text.fields.keywords} article="notices" section="where" />}
      >
        {(control) => (
          <TextArea
            {...control}
            rows={3}
            maxLength={600}
            value={value.keywords}
            onChange={({ target }) => change({ keywords: target.value })}
          />
        )}
      </Field>
      <div>
        <DateRangeField
          label={text.fields.travel}
          range={{ from: value.travelFrom, to: value.travelTo }}
          onChange={({ from, to }) => change({ travelFrom: from, travelTo: to })}
        />
        <p className={styles['soft']}>{text.travelHint}</p>
      </div>
    </>
  )
}

function Banner({ state: { edit, change, errorOf } }: { state: State }) {
  const text = useText('admin/company/notices')
  const { banner } = edit.value
  return (
    <>
      <NameLines
        label={text.fields.bannerTitle}
        required={false}
        maxLength={40}
        value={banner.titles}
        onChange={(titles) => change({ banner: { ...banner, titles: { ...banner.titles, ...titles } } })}
      />
      <LineField
        label={text.fields.bannerParam}
        hint={text.bannerHint}
        error={errorOf('banner')}
        maxLength={300}
        value={banner.param}
        onChange={(param) => change({ banner: { ...banner, param } })}
      />
    </>
  )
}

function useNoticeForm({ notice, readAgain, onClose }: NoticeDialogProps) {
  const text = useText('admin/company/notices')
  const { on, off } = useText('admin/company/catalogue')
  const { products: productNames } = useText('booking/application/words')
  const write = useWrite(saveNotice)
  const { fields: labels, levels, positions } = text
  return useDialogForm<NoticeForm, NoticeField>({
    form: 'notice',
    of: notice?.noticeId ?? 'new',
    isNew: notice === undefined,
    saved: notice ? savedNotice(notice) : newNotice(chinaNow().date),
    fields: noticeFields({
      labels,
      levels,
      positions,
      products: productNames,
      flag: (value) => (value ? on : off),
      day: formatFullDate,
    }),
    faultsOf,
    readAgain: async () => {
      const found = await readAgain()
      return found && savedNotice(found)
    },
    save: ({ version, value }) =>
      write.mutateAsync({ version, fields: sentNotice(value), ...(notice && { noticeId: notice.noticeId }) }),
    refusable: ['titles', 'contents', 'banner', 'travelTo', 'shownTo'],
    done: notice ? text.saved : text.added,
    onClose,
  })
}
