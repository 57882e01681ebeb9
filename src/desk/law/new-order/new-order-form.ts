import type { DeskForm } from '#desk/calls/use-desk-form.ts';
import type { NewOrder } from '#features/law/new-order-inputs.schema.ts';

export type NewOrderForm = DeskForm<keyof NewOrder & string>;
