import type { Migration } from '../migration'

/**
 * Visas (handbook 5.1): what an order applies for, each applicant with the papers that are asked, the files of papers, each with the day on which
 * it goes, and every step that was taken. A service is neither a journey nor a stay: it takes nobody's time.
 */
const sql = /* sql */ `
ALTER TABLE order_segment DROP CONSTRAINT order_segment_kind_check,
  ADD CONSTRAINT order_segment_kind_check CHECK (kind IN ('journey', 'stay', 'service'));

CREATE TABLE visa_order (
  enterprise_id integer NOT NULL,
  order_no text NOT NULL,
  body jsonb NOT NULL,
  return_cipher text,
  PRIMARY KEY (enterprise_id, order_no)
);
CREATE TABLE visa_applicant (
  enterprise_id integer NOT NULL,
  order_no text NOT NULL,
  traveller smallint NOT NULL,
  employee_id text NOT NULL,
  country text NOT NULL,
  applicant_type text NOT NULL,
  province text NOT NULL,
  post text NOT NULL,
  stage text NOT NULL CHECK (stage IN ('preparing', 'lodged', 'appointed', 'granted', 'refused', 'withdrawn')),
  passport text NOT NULL CHECK (passport IN ('holder', 'sent', 'desk', 'returned')),
  sent_no text,
  returned_no text,
  valid_until date,
  visa_no_cipher text,
  body jsonb NOT NULL,
  PRIMARY KEY (enterprise_id, order_no, traveller)
);
CREATE INDEX visa_applicant_of_person ON visa_applicant (enterprise_id, employee_id, country);
CREATE TABLE visa_upload (
  enterprise_id integer NOT NULL,
  upload_id text NOT NULL,
  order_no text NOT NULL,
  employee_id text NOT NULL,
  material text NOT NULL,
  media_type text NOT NULL,
  size integer NOT NULL,
  file_name_cipher text NOT NULL,
  content_cipher text NOT NULL,
  uploaded_at timestamptz NOT NULL,
  keep_for_later boolean NOT NULL,
  delete_on date NOT NULL,
  PRIMARY KEY (enterprise_id, upload_id)
);
CREATE INDEX visa_upload_of_person ON visa_upload (enterprise_id, employee_id, material, uploaded_at DESC);
CREATE INDEX visa_upload_of_order ON visa_upload (enterprise_id, order_no);
CREATE INDEX visa_upload_ends ON visa_upload (enterprise_id, delete_on);
CREATE TABLE visa_material (
  enterprise_id integer NOT NULL,
  order_no text NOT NULL,
  traveller smallint NOT NULL,
  material text NOT NULL,
  position smallint NOT NULL,
  required boolean NOT NULL,
  state text NOT NULL CHECK (state IN ('missing', 'uploaded', 'accepted', 'refused')),
  upload_id text,
  remark text,
  PRIMARY KEY (enterprise_id, order_no, traveller, material)
);
CREATE TABLE visa_step (
  enterprise_id integer NOT NULL,
  order_no text NOT NULL,
  position integer NOT NULL,
  at timestamptz NOT NULL,
  traveller smallint NOT NULL,
  step text NOT NULL,
  actor_id text NOT NULL,
  actor_name text NOT NULL,
  detail jsonb NOT NULL,
  PRIMARY KEY (enterprise_id, order_no, position)
);
`

export const visas: Migration = {
  name: '0115-visas',
  sql,
  tenantTables: ['visa_order', 'visa_applicant', 'visa_upload', 'visa_material', 'visa_step'],
  appendOnly: ['visa_step'],
}
