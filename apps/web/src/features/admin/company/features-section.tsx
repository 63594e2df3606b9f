import type { CompanyFeatures, CompanyLink } from '@sojourn/contract/admin/company/company.shapes'
import { linkIcons } from '@sojourn/contract/admin/company/company-words'
import { companyFaultSentence } from '@sojourn/domain/admin/company/company-faults'
import { EditSection } from '../../../kit/edit/edit-section'
import { language } from '../../../kit/text/language'
import { useText } from '../../../kit/text/text'
import { ChoiceField } from '../fields/choice-field'
import { LineField } from '../fields/line-field'
import { noNames } from '../named/names'
import styles from './company.module.css'
import { EntryDialog } from './entry-dialog'
import { ListEditor } from './list-editor'
import { SwitchSetting } from './setting-controls'
import type { SectionForm } from './use-section'

/** What the whole company uses, and its own links in the header. */
export function FeatureSections({ form }: { form: SectionForm<CompanyFeatures> }) {
  const text = useText('admin/company/company')
  return (
    <>
      <EditSection title={text.switches} explanation={text.switchesWhy} className={styles['boxes']}>
        <SwitchSetting form={form} field="isEnableWallet" />
        <SwitchSetting form={form} field="strictPassword" />
        <SwitchSetting form={form} field="onlineReportEnable" />
        <SwitchSetting form={form} field="intlFlightDemandOrderEnable" />
      </EditSection>
      <EditSection title={text.menu} explanation={text.menuWhy}>
        <SwitchSetting form={form} field="showCost" />
        <ListEditor
          label={text.menu}
          addLabel={text.item.linkAdd}
          items={form.value.links}
          sentence={({ names, actionId }) => `${names[language]} · ${actionId}`}
          nameOf={({ names }) => names[language]}
          error={form.errorOf('links')}
          onChange={(links) => form.change({ links })}
          dialog={(link, onDone, onClose) => <LinkDialog link={link} onDone={onDone} onClose={onClose} />}
        />
      </EditSection>
    </>
  )
}

interface LinkDialogProps {
  link: CompanyLink | undefined
  onDone: (link: CompanyLink) => void
  onClose: () => void
}
const newLink: CompanyLink = { names: noNames, actionId: '', cssClass: 'link' }

function LinkDialog({ link, onDone, onClose }: LinkDialogProps) {
  const { item: text } = useText('admin/company/company')
  return (
    <EntryDialog
      title={link ? text.linkEdit : text.linkAdd}
      item={link ?? newLink}
      nameMissing={companyFaultSentence('linkNameMissing', language)}
      onDone={onDone}
      onClose={onClose}
    >
      {({ actionId, cssClass }, change) => (
        <>
          <LineField
            required
            label={text.address}
            hint={text.addressHint}
            maxLength={300}
            value={actionId}
            onChange={(address) => change({ actionId: address })}
          />
          <ChoiceField
            label={text.icon}
            choices={linkIcons.map((id) => ({ id, name: text.icons[id] }))}
            value={cssClass}
            onChange={(id) => change({ cssClass: linkIcons.find((icon) => icon === id) ?? 'link' })}
          />
        </>
      )}
    </EntryDialog>
  )
}
