// Made by scripts/text/traditional.mts for whoever imports it.
import { text as en } from './intl-flight-documents.en'
import { text as zhCN } from './intl-flight-documents.zh-CN'
import { text as zhTW } from './intl-flight-documents.zh-TW'

export const intlFlightDocumentsText = { 'zh-CN': zhCN, 'zh-TW': zhTW, en }
