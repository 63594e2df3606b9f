// Made by scripts/text/traditional.mts for whoever imports it.
import { text as en } from './file.en'
import { text as zhCN } from './file.zh-CN'
import { text as zhTW } from './file.zh-TW'

export const accountingFileText = { 'zh-CN': zhCN, 'zh-TW': zhTW, en }
