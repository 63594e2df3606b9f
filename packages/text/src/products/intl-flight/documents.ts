// Made by scripts/text/traditional.mts for whoever imports it.
import { text as en } from './documents.en'
import { text as zhCN } from './documents.zh-CN'
import { text as zhTW } from './documents.zh-TW'

export const intlFlightDocumentsText = { 'zh-CN': zhCN, 'zh-TW': zhTW, en }
