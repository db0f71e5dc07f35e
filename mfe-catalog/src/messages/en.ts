export const en = {
  home: {
    title: "Fresh Moments, Smarter Choices.",
    pageTitle: "Home",
    shopNow: "Shop Now",
    exploreDeals: "Explore Deals",
    categories: "Categories",
    bestSellers: "Best Sellers",
  },
  features: {
    title: "Groceries, made easy",
    items: {
      fast: {
        title: "At your door in minutes",
        description: "We pack as soon as you order and deliver in under 30 minutes.",
      },
      fresh: {
        title: "Fresh, every morning",
        description: "Produce comes straight from growers and is checked before it is packed.",
      },
      fair: {
        title: "Fair prices",
        description: "Offers below the printed price on what you buy every week.",
      },
      trusted: {
        title: "Trusted by 10,000+ customers",
        description: "Households near you already leave their shopping to us.",
      },
    },
  },
  newsletter: {
    title: "Good food, now and then by mail",
    description: "Recipes of the season and the week's offers. No clutter.",
    email: "E-mail",
    placeholder: "you@example.com",
    subscribe: "Subscribe",
    notYet: "Our newsletter has not started yet, so nothing was saved. Please come back soon.",
  },
  lists: {
    allProducts: "All Products",
    products: "Products",
    resultsFor: (text: string) => `Results for “${text}”`,
    count: (count: number) => (count === 1 ? "1 product" : `${count} products`),
    loading: "Loading products",
    noneFound: "No products found.",
    clearSearch: "Show all products",
    noneInCategory: "No products available in this category.",
    exploreOthers: "Please explore other categories or check back later!",
    browseAll: "Browse all products",
    failed: "The products could not be loaded.",
    failedHelp: "Check your connection. The rest of the shop still works.",
    tryAgain: "Try again",
  },
  product: {
    offerPrice: "Offer price",
    mrp: "MRP",
    off: (percent: number) => `${percent}% off`,
    rating: (stars: number) => `${stars} out of 5 stars`,
    outOfStock: "Out of stock",
    breadcrumb: "You are here",
    home: "Home",
    products: "Products",
    pictures: "Pictures",
    picture: (number: number, of: number) => `Picture ${number} of ${of}`,
    taxes: "(inclusive of all taxes)",
    weight: "Weight",
    noWeight: "N/A",
    about: "About the product",
    related: "Related Products",
    noneRelated: "Nothing else of this category is in stock right now.",
    seeMore: "See More",
    loading: "Loading...",
    notFound: "Product not found!",
    notFoundHelp: "It may have left our shelves.",
  },
}

/** Every text of the catalog; each language has them all. */
export type Texts = typeof en
