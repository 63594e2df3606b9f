// Made by scripts/text/traditional.mts for whoever imports it.
import { text as en } from './sheet.en'
import { text as zhCN } from './sheet.zh-CN'
import { text as zhTW } from './sheet.zh-TW'

export const searchSheetText = { 'zh-CN': zhCN, 'zh-TW': zhTW, en }
