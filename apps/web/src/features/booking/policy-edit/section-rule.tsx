import type { Handling, PolicyRule } from '@sojourn/contract/booking/codes'
import type { PolicySectionBody } from '@sojourn/contract/booking/policy/policy.shapes'
import type { ReactNode } from 'react'
import type { PolicyEditorProps } from '../product/screens'
import { HandlingField, remarksOf, Rule } from './rule'
import { withHandling, without } from './section-change'

interface SectionRuleProps<Section extends PolicySectionBody> {
  editor: PolicyEditorProps<Section>
  rule: PolicyRule
  title: string
  /** What makes the rule; where the first is there, it is on. */
  fields: readonly [keyof Section & string, ...(keyof Section & string)[]]
  /** What it begins with. */
  start: Partial<Section>
  usual: Handling
  children: ReactNode
}

/** A rule of fields of its own: switched on it begins with something sensible, switched off it is gone. */
export function SectionRule<Section extends PolicySectionBody>(props: SectionRuleProps<Section>) {
  const { editor, rule, title, fields, start, usual, children } = props
  const { section, onChange, remarks } = editor
  const onSwitch = (on: boolean) =>
    onChange(on ? withHandling({ ...section, ...start }, rule, usual) : without(section, fields, [rule]))
  return (
    <Rule
      title={title}
      on={section[fields[0]] !== undefined}
      onSwitch={onSwitch}
      remarks={remarksOf(remarks, ...fields)}
      handling={<SectionHandling editor={editor} rule={rule} title={title} />}
    >
      {children}
    </Rule>
  )
}

interface SectionHandlingProps<Section extends PolicySectionBody> {
  editor: PolicyEditorProps<Section>
  rule: PolicyRule
  title: string
}

/** What follows from breaking a rule of the section. */
export const SectionHandling = <Section extends PolicySectionBody>({ editor, rule, title }: SectionHandlingProps<Section>) => (
  <HandlingField
    rule={rule}
    title={title}
    value={editor.section.handling[rule]}
    onChange={(handling) => editor.onChange(withHandling(editor.section, rule, handling))}
  />
)
