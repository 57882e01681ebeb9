import { productCategoryLinks, productFaqs, productSections, products } from '#db/schema/products.ts';
import { defineRecord } from '#features/records/define-record.server.ts';
import { productCategoryKind } from './categories/product-category.record.server.ts';
import { whatNeedsProduct } from './desk/what-needs-product.server.ts';
import { productRecord } from './product.record.ts';

const parent = 'productId';

export const productKind = defineRecord(productRecord, {
  table: products,
  key: 'slug',
  changes: 'product',
  addresses: ({ slug }) => [`/products/${slug}`],
  neededBy: ({ slug }) => whatNeedsProduct(slug),
  links: {
    categories: { table: productCategoryLinks, own: parent, other: 'categoryId', to: productCategoryKind },
  },
  children: {
    sections: { table: productSections, parent, key: 'heading' },
    questions: { table: productFaqs, parent, key: 'question' },
  },
});
