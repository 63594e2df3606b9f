import type { Language, LocalText } from '@sojourn/contract/kit/language'

/** Why a traveller does not keep to the policy, as an order keeps it: the company's reason and own words. */
export function storedReason(stored: string, language: Language): string {
  const { name, text } = JSON.parse(stored) as { name: LocalText; text: string }
  return [name[language], text].filter((part) => part !== '').join(language === 'en' ? ': ' : '：')
}
