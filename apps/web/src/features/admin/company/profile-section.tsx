import type { Company } from '@sojourn/contract/admin/company/company.calls'
import type { CompanyProfile } from '@sojourn/contract/admin/company/company.shapes'
import { brandTokens } from '@sojourn/domain/access/brand-colours'
import { EditSection } from '../../../kit/edit/edit-section'
import { Field } from '../../../kit/forms/field'
import { Input } from '../../../kit/forms/input'
import { IconLine } from '../../../kit/layout/icon-line'
import { LogoMark } from '../../../kit/marks/logo-mark'
import { language } from '../../../kit/text/language'
import { useText } from '../../../kit/text/text'
import styles from './company.module.css'
import { LogoSection } from './logo-section'
import { LineSetting, NamesSetting, SwitchSetting } from './setting-controls'
import type { SectionForm } from './use-section'

interface ProfileProps {
  company: Company
  form: SectionForm<CompanyProfile>
}

/** How the company is called, what it looks like, and whom its people call. */
export function ProfileSections({ company, form }: ProfileProps) {
  const text = useText('admin/company/company')
  return (
    <>
      <EditSection title={text.names} explanation={text.namesWhy}>
        <NamesSetting form={form} field="names" maxLength={100} />
      </EditSection>
      <EditSection title={text.look} explanation={text.lookWhy}>
        <NamesSetting form={form} field="appTitle" maxLength={30} />
        <Colour form={form} />
        <Preview company={company} form={form} />
        <SwitchSetting form={form} field="isShowDTGLogo" />
      </EditSection>
      <LogoSection company={company} />
      <EditSection title={text.service} explanation={text.serviceWhy}>
        <div className={styles['pair']}>
          <LineSetting form={form} field="serviceTel" maxLength={20} inputMode="tel" />
          <LineSetting form={form} field="serviceTelDisplay" maxLength={30} />
        </div>
      </EditSection>
    </>
  )
}

const isColour = (typed: string): boolean => /^#[0-9a-f]{6}$/.test(typed)

/** A colour, and whether white text reads on it; where it does not, the nearest on which it does. */
function Colour({ form }: Pick<ProfileProps, 'form'>) {
  const text = useText('admin/company/company')
  const { brandColour } = form.value
  const used = brandTokens(brandColour)?.brand.light ?? brandColour
  const change = (typed: string) => {
    const colour = typed.trim().toLowerCase()
    if (isColour(colour)) form.change({ brandColour: colour })
  }
  return (
    <div>
      <Field label={text.settings.brandColour.name} hint={text.settings.brandColour.does}>
        {(control) => (
          <span className={styles['colour']}>
            <input
              {...control}
              type="color"
              className={styles['swatch']}
              value={brandColour}
              onChange={({ target }) => change(target.value)}
            />
            <Input
              key={brandColour}
              aria-label={text.colourCode}
              defaultValue={brandColour}
              maxLength={7}
              spellCheck={false}
              autoComplete="off"
              onBlur={({ target }) => change(target.value)}
            />
          </span>
        )}
      </Field>
      {used === brandColour ? (
        <IconLine icon="checkCircle" tone="good">
          {text.colourKept}
        </IconLine>
      ) : (
        <IconLine icon="info">{text.colourShifted({ colour: used })}</IconLine>
      )}
    </div>
  )
}

/** A header and a button as the company's people will see them. */
function Preview({ company, form }: ProfileProps) {
  const text = useText('admin/company/company')
  const { appTitle, brandColour, isShowDTGLogo } = form.value
  const colours = brandTokens(brandColour)?.brand
  const title = appTitle[language] || appTitle['zh-CN']
  return (
    <div className={styles['preview']} role="img" aria-label={text.preview}>
      <div className={styles['header']}>
        {company.logo && <img src={company.logo} alt="" height={28} className={styles['mark']} />}
        {(isShowDTGLogo || !company.logo) && <LogoMark />}
        <strong>{title}</strong>
      </div>
      <span className={styles['button']} style={colours && { background: `light-dark(${colours.light}, ${colours.dark})` }}>
        {text.previewButton}
      </span>
    </div>
  )
}
