// Made by scripts/text/traditional.mts for whoever imports it.
import { text as en } from './accounting-file.en'
import { text as zhCN } from './accounting-file.zh-CN'
import { text as zhTW } from './accounting-file.zh-TW'

export const accountingFileText = { 'zh-CN': zhCN, 'zh-TW': zhTW, en }
