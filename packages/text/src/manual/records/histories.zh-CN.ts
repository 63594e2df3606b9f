import { text as audit } from '../../access/audit.zh-CN'
import { text as catalogue } from '../../admin/company/catalogue.zh-CN'
import { text as edit } from '../../kit/edit.zh-CN'
import { text as widgets } from '../../kit/widgets.zh-CN'
import type { ManualArticle } from '../article'

/** Histories, how changes are saved, and files of lists. */
export const text = {
  lead: '管理后台的每项内容都有版本和历史：谁、何时、改了什么。',
  sections: {
    read: {
      title: '查看历史',
      lead: `在列表的菜单中选择“${catalogue.history}”，或在编辑页的“${edit.history}”中查看。每条记录写明修改前后的内容。`,
    },
    save: {
      title: '保存之前',
      lead: `编辑时，“${edit.bar}”列出改动的内容，可以逐项“${edit.undo}”，或“${edit.undoAll}”。填写的内容会作为草稿保留，关闭页面后仍可恢复。`,
    },
    overtaken: {
      title: '别人同时修改',
      lead: `两人修改同一项内容时，后保存的人会看到“${edit.conflict}”，逐项选择“${edit.takeTheirs}”或“${edit.keepMine}”，然后再次保存。没有冲突的内容会自动合并。`,
    },
    ended: {
      title: '停用而不删除',
      lead: `订单引用的内容不会删除，只会停用。列表的“${catalogue.state}”选择“${catalogue.ended}”可以看到它们。`,
    },
    files: {
      title: '导出列表',
      lead: `点击列表的“${widgets.export}”，符合当前条件的每一行都写入 Excel 文件，完成后自动下载；离开页面后再次点击，会接着等待同一个文件。下载会记入“${audit.title}”。`,
    },
  },
} satisfies ManualArticle
